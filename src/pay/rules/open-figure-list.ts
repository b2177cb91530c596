/** The figures of a tax year that are open to everyone, each under an id that stays the same from year to year. */
import type { Charge } from '../charge.ts';
import type {
  BeneficiaryOffset,
  LeavingLimits,
  MedicareLevy,
  MedicareLevySurcharge,
  SeniorsOffset,
  Superannuation,
  TaxYear,
  WithholdingRows,
  WithholdingSchedules,
} from './rule-set.ts';
import type { Source, Sourced } from './sourced.ts';

/** A figure with its source, which counts for all figures of a group. */
export interface ListedFigure {
  readonly id: string;
  readonly name: string;
  readonly unit: FigureUnit;
  readonly value: FigureValue;
  readonly source: Source;
}

export type FigureUnit =
  | 'AUD'
  | 'AUD per year'
  | 'AUD per quarter'
  | 'AUD per week'
  | 'fraction'
  | 'years';

/** A charge has its amounts in the unit of the figure, and its rates as fractions. */
export type FigureValue = number | Charge | { readonly rows: WithholdingRows } | Bands;

/** Rates by what was paid so far. */
type Bands = Pick<WithholdingSchedules['workingHoliday'], 'rates'>;

type Row = readonly [id: string, name: string, unit: FigureUnit, value: FigureValue | undefined];

/** In the order of a year's file. A figure that the year lacks is not among them. */
export function listedFigures(year: TaxYear): ListedFigure[] {
  const { incomeTax, partYearThreshold, standardDeduction, seniorsOffset, pensionAge } = year;
  return [
    ...group(incomeTax.resident, [
      [
        'income-tax.resident.steps',
        'Income tax of residents',
        'AUD per year',
        charge(incomeTax.resident),
      ],
    ]),
    ...group(incomeTax.foreign, [
      [
        'income-tax.foreign.steps',
        'Income tax of foreign residents',
        'AUD per year',
        charge(incomeTax.foreign),
      ],
    ]),
    ...group(incomeTax.workingHoliday, [
      [
        'income-tax.working-holiday.steps',
        'Income tax of working holiday makers',
        'AUD per year',
        charge(incomeTax.workingHoliday),
      ],
    ]),
    ...group(partYearThreshold, [
      [
        'part-year-threshold.flat',
        'Tax-free threshold of part of a year: whole',
        'AUD',
        partYearThreshold?.flat,
      ],
      [
        'part-year-threshold.prorated',
        'Tax-free threshold of part of a year: by months',
        'AUD',
        partYearThreshold?.prorated,
      ],
    ]),
    ...group(standardDeduction, [
      [
        'standard-deduction.amount',
        'Standard deduction for work expenses',
        'AUD',
        standardDeduction?.amount,
      ],
    ]),
    ...seniors(seniorsOffset),
    ...beneficiary(year.beneficiaryOffset),
    ...group(pensionAge, [
      [
        'age-pension.age',
        'Age Pension age, of whoever reaches it last in the year',
        'years',
        pensionAge?.years,
      ],
      [
        'age-pension.age-at-start',
        'Age Pension age, of whoever reached it last before the year, where it is another',
        'years',
        pensionAge?.yearsAtStart,
      ],
    ]),
    ...year.offsets.flatMap((offset) =>
      group(offset, [
        [
          `${OFFSETS[offset.code].id}.steps`,
          OFFSETS[offset.code].name,
          'AUD per year',
          offset.amount,
        ],
      ]),
    ),
    ...levy(year.medicareLevy),
    ...surcharge(year.medicareLevySurcharge),
    ...group(year.studentLoan, [
      [
        'study-loan.repayment',
        'Repayment of study and training loans, by repayment income',
        'AUD per year',
        charge(year.studentLoan),
      ],
    ]),
    ...superannuation(year.superannuation),
    ...withholding(year.withholding),
    ...leaving(year.leaving),
  ];
}

function beneficiary(offset: BeneficiaryOffset | undefined): ListedFigure[] {
  return [
    ...group(offset, [
      [
        'beneficiary-offset.threshold',
        'Beneficiary tax offset: benefits above which it starts',
        'AUD',
        offset?.threshold,
      ],
      ['beneficiary-offset.rate', 'Beneficiary tax offset: rate', 'fraction', offset?.rate],
    ]),
    ...group(offset?.upper, [
      [
        'beneficiary-offset.upper-threshold',
        'Beneficiary tax offset: benefits above which the rate counts twice',
        'AUD',
        offset?.upper.threshold,
      ],
    ]),
  ];
}

function leaving(limits: LeavingLimits | undefined): ListedFigure[] {
  const { aboveCaps, preservationAge } = limits ?? {};
  const amounts = group(limits, [
    ['leaving.etp-cap', 'Cap of employment termination payments', 'AUD', limits?.cap],
    [
      'leaving.redundancy.base',
      'Tax-free part of a genuine redundancy: base',
      'AUD',
      limits?.redundancy.base,
    ],
    [
      'leaving.redundancy.per-year',
      'Tax-free part of a genuine redundancy: for each complete year of service',
      'AUD',
      limits?.redundancy.perYear,
    ],
  ]);
  return [
    ...amounts,
    ...group(aboveCaps, [
      [
        'leaving.rate-above-caps',
        'Income tax rate on employment termination payments above their caps',
        'fraction',
        aboveCaps?.rate,
      ],
    ]),
    ...group(preservationAge, [
      [
        'leaving.preservation-age',
        'Preservation age, of whoever reaches it last in the year',
        'years',
        preservationAge?.years,
      ],
    ]),
  ];
}

const OFFSETS = {
  lowIncome: { id: 'low-income-offset', name: 'Low income tax offset' },
  lowMiddleIncome: { id: 'low-middle-income-offset', name: 'Low and middle income tax offset' },
} as const;

function group(figures: Sourced | undefined, rows: readonly Row[]): ListedFigure[] {
  if (figures === undefined) return [];
  const { source } = figures;
  return rows.flatMap(([id, name, unit, value]) =>
    value === undefined ? [] : [{ id, name, unit, value, source }],
  );
}

/** Without its source. */
function charge({ source: _, ...figures }: Charge & Sourced): Charge {
  return figures;
}

function seniors(offset: SeniorsOffset | undefined): ListedFigure[] {
  if (offset === undefined) return [];
  const { byKind, taper, transfer } = offset;
  const kinds = [
    ['single', 'a single senior', byKind.single],
    ['couple', 'each of a couple', byKind.couple],
    ['separated-by-illness', 'each of a couple separated by illness', byKind.separatedByIllness],
  ] as const;
  return group(offset, [
    ...kinds.flatMap(([id, who, { maximum, shadeOut, cutOut }]): Row[] => [
      [
        `seniors-offset.${id}.maximum`,
        `Seniors and pensioners tax offset: the most of ${who}`,
        'AUD',
        maximum,
      ],
      [
        `seniors-offset.${id}.shade-out`,
        `Seniors and pensioners tax offset: rebate income above which it falls, of ${who}`,
        'AUD',
        shadeOut,
      ],
      [
        `seniors-offset.${id}.cut-out`,
        `Seniors and pensioners tax offset: rebate income from which there is none, of ${who}`,
        'AUD',
        cutOut,
      ],
    ]),
    [
      'seniors-offset.taper',
      'Seniors and pensioners tax offset: fall with each dollar',
      'fraction',
      taper,
    ],
    [
      'seniors-offset.transfer.floor',
      'Unused offset: taxable income above which it is used',
      'AUD',
      transfer.floor,
    ],
    [
      'seniors-offset.transfer.rate',
      'Unused offset: use with each dollar',
      'fraction',
      transfer.rate,
    ],
    [
      'seniors-offset.transfer.tax-free',
      'Transferred offset: tax-free threshold in the formula',
      'AUD',
      transfer.taxFree,
    ],
    [
      'seniors-offset.transfer.rebate-maximum',
      'Transferred offset: low income offset in the formula',
      'AUD',
      transfer.rebateMaximum,
    ],
    [
      'seniors-offset.transfer.reduction-threshold',
      'Transferred offset: income from which that offset falls',
      'AUD',
      transfer.reductionThreshold,
    ],
    [
      'seniors-offset.transfer.reduction-rate',
      'Transferred offset: its fall with each dollar',
      'fraction',
      transfer.reductionRate,
    ],
    [
      'seniors-offset.transfer.lowest-rate',
      'Transferred offset: lowest rate of tax in the formula',
      'fraction',
      transfer.lowestRate,
    ],
    [
      'seniors-offset.transfer.second-rate',
      'Transferred offset: second rate of tax in the formula',
      'fraction',
      transfer.secondRate,
    ],
  ]);
}

function levy(levy: MedicareLevy): ListedFigure[] {
  const { rate, threshold, phaseInRate, seniorThreshold, family } = levy;
  return group(levy, [
    ['medicare-levy.rate', 'Medicare levy', 'fraction', rate],
    [
      'medicare-levy.threshold',
      'Medicare levy: the highest taxable income without it',
      'AUD',
      threshold,
    ],
    [
      'medicare-levy.phase-in-rate',
      'Medicare levy: the most of the income above the threshold',
      'fraction',
      phaseInRate,
    ],
    [
      'medicare-levy.senior-threshold',
      'Medicare levy: the highest taxable income without it, of seniors',
      'AUD',
      seniorThreshold,
    ],
    [
      'medicare-levy.family.threshold',
      'Medicare levy: the highest family income without it',
      'AUD',
      family?.threshold,
    ],
    [
      'medicare-levy.family.senior-threshold',
      'Medicare levy: the highest family income without it, of seniors',
      'AUD',
      family?.seniorThreshold,
    ],
    [
      'medicare-levy.family.per-child',
      'Medicare levy: added to the family threshold for each child',
      'AUD',
      family?.perChild,
    ],
    [
      'medicare-levy.family.shade-rate',
      'Medicare levy: fall of its reduction with each dollar of family income',
      'fraction',
      family?.shadeRate,
    ],
  ]);
}

function surcharge(surcharge: MedicareLevySurcharge): ListedFigure[] {
  const { single, family } = surcharge;
  return [
    ...group(surcharge, [
      [
        'medicare-levy-surcharge.single.tiers',
        'Medicare levy surcharge of a single person',
        'AUD per year',
        single,
      ],
      [
        'medicare-levy-surcharge.family.tiers',
        'Medicare levy surcharge of a family',
        'AUD per year',
        family?.tiers,
      ],
      [
        'medicare-levy-surcharge.family.per-later-child',
        'Medicare levy surcharge: added to the limits for each child after the first',
        'AUD',
        family?.perLaterChild,
      ],
    ]),
    ...group(family?.ownIncomeFloor, [
      [
        'medicare-levy-surcharge.family.own-income-floor',
        'Medicare levy surcharge: the highest own income of a partner without it',
        'AUD',
        family?.ownIncomeFloor.amount,
      ],
    ]),
  ];
}

function superannuation(figures: Superannuation): ListedFigure[] {
  const {
    guarantee,
    contributionBase: base,
    concessionalCap: cap,
    division293,
    departure,
  } = figures;
  return [
    ...group(guarantee, [['super.guarantee.rate', 'Super guarantee', 'fraction', guarantee.rate]]),
    ...group(base, [
      base !== undefined && 'perYear' in base
        ? [
            'super.contribution-base.per-year',
            'Maximum super contribution base',
            'AUD per year',
            base.perYear,
          ]
        : [
            'super.contribution-base.per-quarter',
            'Maximum super contribution base',
            'AUD per quarter',
            base?.perQuarter,
          ],
    ]),
    ...group(cap, [
      [
        'super.concessional-cap.amount',
        'Concessional contributions cap',
        'AUD per year',
        cap?.amount,
      ],
      [
        'super.concessional-cap.excess-offset-rate',
        'Offset of contributions above the cap',
        'fraction',
        cap?.excessOffsetRate,
      ],
    ]),
    ...group(division293, [
      [
        'super.division-293.threshold',
        'Division 293 tax: income above which it is due',
        'AUD',
        division293?.threshold,
      ],
      ['super.division-293.rate', 'Division 293 tax', 'fraction', division293?.rate],
    ]),
    ...group(departure, [
      [
        'super.departure.rate',
        "Tax on a working holiday maker's super that is paid out on leaving Australia",
        'fraction',
        departure?.rate,
      ],
    ]),
  ];
}

function withholding(schedules: WithholdingSchedules | undefined): ListedFigure[] {
  if (schedules === undefined) return [];
  const { regular, studentLoan, bonus, workingHoliday } = schedules;
  const tables = [
    ['schedule-1', 'Schedule 1', regular],
    ['schedule-8', 'Schedule 8, study and training loans', studentLoan],
  ] as const;
  return [
    ...tables.flatMap(([id, name, table]) =>
      group(
        table,
        ([1, 2, 3] as const).map((scale) => [
          `withholding.${id}.scale-${scale}`,
          `Withholding by ${name}: scale ${scale}`,
          'AUD per week',
          { rows: table.scales[scale] },
        ]),
      ),
    ),
    ...group(bonus, [
      [
        'withholding.schedule-5.limit',
        'Withholding by Schedule 5: the most of a bonus',
        'fraction',
        bonus.limit,
      ],
    ]),
    ...group(workingHoliday, [
      [
        'withholding.schedule-15.rates',
        'Withholding by Schedule 15, working holiday makers: rates by what was paid so far',
        'AUD per year',
        { rates: workingHoliday.rates },
      ],
    ]),
  ];
}
