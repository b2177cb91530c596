/** Faults: what a proof finds wrong, counted, with the first of them kept for the report. */

/** Something on a page that is wrong, named so that a person finds it. */
export interface Fault {
  /** Address of the page, or of the file where it is no page's. */
  readonly page: string;
  /** The thing that is wrong: the label of a figure, the name of a rule, a kind of metadata. */
  readonly label: string;
  readonly shown: string;
  readonly expected: string;
  /** The year or figure that the reference lacks, where that and not the figure may be at fault, such as `the reference has no 2027-28`. */
  readonly lack?: string | undefined;
}

/** Only the first faults are kept, so that a defect of every page does not fill the memory. */
export interface FaultTally {
  count: number;
  readonly first: Fault[];
}

const KEPT_FAULTS = 20;

export function noFaults(): FaultTally {
  return { count: 0, first: [] };
}

export function addFault(tally: FaultTally, fault: Fault): void {
  tally.count++;
  if (tally.first.length < KEPT_FAULTS) tally.first.push(fault);
}

export function addFaults(tally: FaultTally, more: FaultTally): void {
  tally.count += more.count;
  tally.first.push(...more.first.slice(0, KEPT_FAULTS - tally.first.length));
}

export function describeFault({ page, label, shown, expected, lack }: Fault): string {
  const found = `${page}: ${label}: shows ${shown || 'nothing'}, must be ${expected || 'nothing'}`;
  return lack === undefined ? found : `${found}; ${lack}`;
}
