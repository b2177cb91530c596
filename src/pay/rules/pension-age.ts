/**
 * Who is old enough for the seniors and pensioners tax offset: those born before this day have the Age Pension age by 30 June
 * of the year. A service pensioner may be younger.
 * Source: Social Security Act 1991, s 23(5A) to (5D); ATO, Seniors and pensioners tax offset.
 */
export const SENIORS_BORN_BEFORE: Readonly<Record<string, string>> = {
  '2026-27': '1 July 1960',
  '2025-26': '1 July 1959',
  '2024-25': '1 July 1958',
  '2023-24': '1 July 1957',
  '2022-23': '1 January 1957',
  '2021-22': '1 January 1956',
  '2020-21': '1 July 1955',
};
