/**
 * The sources that were read for the figures of this set. `address` is where, null for what has none that stays; `read` is the day. A new year's
 * file may have further ones where it needs them.
 */

/** Something that was read. */
export interface ReadSource {
  readonly title: string;
  /** Null where it has none that stays. */
  readonly address: string | null;
  /** The day. */
  readonly read: IsoDate;
}

/** Such as `2026-07-01`. */
export type IsoDate = `${number}-${number}-${number}`;

export const SOURCES = {
  ITRA7I: {
    title: 'Income Tax Rates Act 1986 Sch 7 Pt I cl 1 (ATO legal database, print view)',
    address:
      'https://ato.gov.au/law/view/print?DocID=PAC%2F19860107%2FSch7-PtI-1&PiT=99991231235958',
    read: '2026-11-21',
  },
  ACT28_2025: {
    title:
      'Treasury Laws Amendment (More Cost of Living Relief) Act 2025 (28 of 2025) Sch 1 item 2',
    address:
      'https://www.ato.gov.au/law/view/document?DocID=PAC%2F20250028%2FSch1-Cl2&PiT=99991231235958',
    read: '2026-11-21',
  },
  ITRA7II_OLD: {
    title: 'Income Tax Rates Act 1986 Sch 7 Pt II cl 1 (version with 2020-21..2023-24 table)',
    address: 'https://www.ato.gov.au/law/view/document?LocID=%22PAC%2F19860107%2FSch7-PtII-1(b)%22',
    read: '2026-11-21',
  },
  ITRA7II: {
    title: 'Income Tax Rates Act 1986 Sch 7 Pt II cl 1 (2024-25 and later table)',
    address: 'https://ato.gov.au/law/view/document?docid=PAC%2F19860107%2FSch7-PtII-1',
    read: '2026-11-21',
  },
  ITRA7III: {
    title: 'Income Tax Rates Act 1986 Sch 7 Pt III cl 1 (with amendment history)',
    address: 'https://ato.gov.au/law/view/document?LocID=%22PAC%2F19860107%2FSch7-PtIII%22',
    read: '2026-11-21',
  },
  ATO_WHM: {
    title: 'ATO, Tax rates - working holiday maker (updated 28 Sep 2023)',
    address: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-working-holiday-makers',
    read: '2026-11-21',
  },
  ENSPIRA_R: {
    title: 'Enspira, tax rates resident individuals',
    address: 'https://enspira.com.au/tax-rates-resident-individuals/',
    read: '2026-11-21',
  },
  ENSPIRA_N: {
    title: 'Enspira, tax rates non-resident individuals',
    address: 'https://enspira.com.au/tax-rates-non-resident-individuals/',
    read: '2026-11-21',
  },
  HRBLOCK: {
    title: 'H&R Block, personal income tax rates 2020/21 and 2021/22 (resident and non-resident)',
    address:
      'https://www.hrblock.com.au/tax-academy/proposed-personal-income-tax-rates-and-thresholds',
    read: '2026-11-21',
  },
  KASKER: {
    title: 'Kasker Taxation, income tax rates 2022-23 to 2025-26',
    address: 'https://kaskertaxation.com.au/income-tax-rates',
    read: '2026-11-21',
  },
  ONESTOP: {
    title: 'One Stop Tax, individual income tax rates 2024-25 and 2025-26 (resident, foreign, WHM)',
    address: 'https://onestoptax.com.au/?p=3955',
    read: '2026-11-21',
  },
  ATOTR27: {
    title: 'atotaxrates.info, tax rates 2026-2027',
    address: 'https://atotaxrates.info/individual-tax-rates-resident/tax-rates-2026-2027-year/',
    read: '2026-11-21',
  },
  HS: {
    title: 'hs-tax-ato by Fraser Tweedale, src/Data/Tax/ATO/FY (commit 4bf22c8, 2 July 2026)',
    address: 'https://github.com/frasertweedale/hs-tax-ato',
    read: '2026-11-21',
  },
  AUACC25: {
    title: 'au-accounting by Darren T. Morgan, data/rates/2025-26.yaml (29 September 2026)',
    address: 'https://github.com/darrentmorgan/au-accounting',
    read: '2026-11-21',
  },
  AUACC26: {
    title: 'au-accounting by Darren T. Morgan, data/rates/2026-27.yaml (29 September 2026)',
    address: 'https://github.com/darrentmorgan/au-accounting',
    read: '2026-11-21',
  },
  AUACC_TI: {
    title:
      "au-accounting by Darren T. Morgan, tests/unit/test_individual.py: the ATO's worked examples",
    address: 'https://github.com/darrentmorgan/au-accounting',
    read: '2026-11-21',
  },
  FYD24: {
    title: "A public data file of 2024-25, checked against the ATO's pages on 6 and 7 August 2026",
    address: null,
    read: '2026-11-21',
  },
  FYD25: {
    title: "A public data file of 2025-26, checked against the ATO's pages on 6 August 2026",
    address: null,
    read: '2026-11-21',
  },
  FYD26: {
    title: "A public data file of 2026-27, checked against the ATO's pages on 6 and 7 August 2026",
    address: null,
    read: '2026-11-21',
  },
  INSTR26: {
    title:
      'A public transcription of the Taxation Administration (Withholding Schedules) Instrument 2026 (F2026L00716), Schedules 1 and 8',
    address: null,
    read: '2026-11-21',
  },
  INSTR26T: {
    title:
      'Public conformance tests of F2026L00716, the Income Tax Rates Act, the Medicare Levy Act and Gazette C2026G00249',
    address: null,
    read: '2026-11-21',
  },
  PAYG26ENG: {
    title:
      "A public withholding engine, its coefficients read again from the ATO's page on 23 September 2026",
    address: null,
    read: '2026-11-21',
  },
  PAYG26JS: {
    title: 'A public web calculator, scales 1 to 3 from 1 July 2026',
    address: null,
    read: '2026-11-21',
  },
  PAYGTAX: {
    title: 'payg-tax by Manage It, src/TaxScales (commit 65a9ea6, 4 September 2025)',
    address: 'https://github.com/manageitwa/payg-tax',
    read: '2026-11-21',
  },
  ATO_COEF20: {
    title: 'ATO Schedule 1 coefficients, payments on or after 13 Oct 2020',
    address:
      'https://www.ato.gov.au/Rates/Schedule-1---Statement-of-formulas-for-calculating-amounts-to-be-withheld/?page=3',
    read: '2026-11-21',
  },
  ATO_COEF24: {
    title:
      'ATO Schedule 1 coefficients to use in formulas for withholding from weekly payments (published 16 June 2024)',
    address:
      'https://ato.gov.au/tax-rates-and-codes/payg-withholding-schedule-1-statement-of-formulas-for-calculating-amounts-to-be-withheld/coefficients-to-use-in-formulas-for-withholding-from-weekly-payments',
    read: '2026-11-21',
  },
  ATO_S1_ABOUT: {
    title:
      'ATO Schedule 1 - About this schedule (published 17 June 2026; payments from 1 July 2026)',
    address:
      'https://www.ato.gov.au/tax-rates-and-codes/payg-withholding-schedule-1-statement-of-formulas-for-calculating-amounts-to-be-withheld/about-this-schedule',
    read: '2026-11-21',
  },
  ATO_ML25: {
    title: 'ATO, Medicare levy reduction for low-income earners (updated 11 June 2025, 2024-25)',
    address:
      'https://ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy/medicare-levy-reduction/medicare-levy-reduction-for-low-income-earners',
    read: '2026-11-21',
  },
  ATO_ML22: {
    title: 'ATO, Medicare levy reduction for low-income earners (modified 29 Sep 2022, 2021-22)',
    address:
      'https://www.ato.gov.au/Individuals/Medicare-and-private-health-insurance/Medicare-levy/Medicare-levy-reduction/Medicare-levy-reduction-for-low-income-earners/',
    read: '2026-11-21',
  },
  ATOTR_ML: {
    title: 'atotaxrates.info, Medicare levy thresholds 2020-21 to 2023-24',
    address: 'https://atotaxrates.info/individual-tax-rates-resident/medicare-levy/',
    read: '2026-11-21',
  },
  TRE: {
    title: 'taxreturnestimate.com.au, Medicare levy threshold 2021-22 to 2023-24',
    address: 'https://taxreturnestimate.com.au/medicare-levy-threshold/',
    read: '2026-11-21',
  },
  MUNROS: {
    title:
      'Munros, Medicare levy thresholds 2023-24 (Treasury Laws Amendment (Cost of Living - Medicare Levy) Act 2024)',
    address:
      'https://www.munros.com.au/blog/accounting/medicare-levy-low-income-thresholds-for-2023-2024-may-2024-federal-budget-update/',
    read: '2026-11-21',
  },
  TAXTODAY: {
    title: 'taxtoday.com.au, Medicare levy thresholds (2022-23) and MLS tiers 2022-23',
    address: 'https://taxtoday.com.au/medicare-levy-thresholds',
    read: '2026-11-21',
  },
  YSACC: {
    title: 'YS Accounting, Medicare levy surcharge tiers 2014-15..2022-23, 2023-24, 2024-25',
    address:
      'https://ysaccountingbne.freshdesk.com/en/support/solutions/articles/42000109675-what-are-the-medicare-levy-thersholds-and-rates-',
    read: '2026-11-21',
  },
  INVESTAX: {
    title: 'Investax, MLS tiers 2023-24 and 2024-25',
    address:
      'https://investax.com.au/investax_faq/why-do-i-have-to-pay-the-medicare-levy-surcharge',
    read: '2026-11-21',
  },
  FINDER: {
    title: 'Finder, MLS tiers from 1 July 2025',
    address: 'https://www.finder.com.au/health-insurance/health-insurance-tax-time',
    read: '2026-11-21',
  },
  ATO_SG: {
    title: 'ATO, Super guarantee percentage (table 21)',
    address:
      'https://www.ato.gov.au/rates/key-superannuation-rates-and-thresholds/?anchor=Superguaranteepercentage',
    read: '2026-11-21',
  },
  DAVIDSON: {
    title: 'Davidson Accountants newsletter June 2021, SG schedule 9.5% to 12%',
    address:
      'http://davidsonaccountants.com.au/Newsletter/June-2021-Newsletter/Super-guarantee-rate-increase-to-10',
    read: '2026-11-21',
  },
  ATO_MSCB: {
    title: 'ATO, Maximum super contribution base (table 23, modified 13 Jan 2023)',
    address:
      'https://www.ato.gov.au/rates/key-superannuation-rates-and-thresholds/?anchor=Maximumsupercontributionbase',
    read: '2026-11-21',
  },
  SUPERGUY: {
    title: 'SuperGuy, maximum super contribution base 2018/19 to 2023/24',
    address: 'https://superguy.com.au/superannuation/maximum-super-contribution-base/',
    read: '2026-11-21',
  },
  HOSTPLUS: {
    title: 'Hostplus, 1 July 2023 changes (MSCB $62,270)',
    address: 'https://aem-stg.hostplus.com.au/members/campaigns/1-july-changes',
    read: '2026-11-21',
  },
  SUPERGUIDE: {
    title: 'SuperGuide, MSCB 2024-25 ($65,070)',
    address:
      'https://www.superguide.com.au/how-super-works/maximum-super-contribution-base/comment-page-1',
    read: '2026-11-21',
  },
  BELLW: {
    title: 'Bellwether FG, super figures 2024-25',
    address: 'https://bellwetherfg.financialknowledgecentre.com.au/kcstats.php?page=super',
    read: '2026-11-21',
  },
  ART: {
    title: 'Australian Retirement Trust, MSCB 2025-26 ($62,500)',
    address:
      'https://www.australianretirementtrust.com.au/learn/superannuation/maximum-super-contribution-base',
    read: '2026-11-21',
  },
  REST: {
    title: 'Rest, MSCB 2026-27 ($270,830 annual; cap $32,500)',
    address:
      'https://rest.com.au/tools-advice/learning-centre/super-tips/maximum-super-contribution-base',
    read: '2026-11-21',
  },
  ZURICH: {
    title: 'Zurich, concessional caps 2013-14 to 2023-24',
    address:
      'https://www.zurich.com.au/personal/superannuation/superannuation-news/super-rates-and-thresholds.html',
    read: '2026-11-21',
  },
  FLP: {
    title: 'FL Partners, super caps 2025-26 ($30,000)',
    address: 'https://www.flpartners.com.au/blog-article/super-caps-for-202526',
    read: '2026-11-21',
  },
  GAZ2020: {
    title: 'Gazette C2020G00340, repayment incomes and rates 2020-21 (read to item 14)',
    address: 'https://www.legislation.gov.au/Details/C2020G00340',
    read: '2026-11-21',
  },
  SOUTHSIDE: {
    title: 'Southside Taxation, HELP rates 2020-21 (full)',
    address: 'https://southsidetaxation.com.au/2022/06/20/help-and-sfss-rates-2020-21',
    read: '2026-11-21',
  },
  STUDYASSIST: {
    title: 'StudyAssist, loan repayment 2021-22 (read to $81,621)',
    address: 'https://www.studyassist.gov.au/paying-back-your-loan/loan-repayment',
    read: '2026-11-21',
  },
  TAXFP: {
    title: 'taxfp.com.au, HELP rates 2021-2022',
    address: 'https://taxfp.com.au/TAX-AtoH/HELP,HECSStudentSupport/HELPHECS.aspx',
    read: '2026-11-21',
  },
  AFSB: {
    title: 'AFS Bendigo, HELP thresholds and rates 2022-23',
    address: 'https://afsbendigo.com.au/help-repayment-thresholds-and-rates-for-2022-23',
    read: '2026-11-21',
  },
  MYTAXD: {
    title: 'mytaxdaily, HELP thresholds 2023-24',
    address: 'https://mytaxdaily.com.au/hecs-income-threshold-and-rates/',
    read: '2026-11-21',
  },
  ATO_HELP24: {
    title: 'ATO, Study and training loan repayment thresholds and rates (updated 27 June 2024)',
    address: 'https://ato.gov.au/Rates/HELP,-TSL-and-SFSS-repayment-thresholds-and-rates',
    read: '2026-11-21',
  },
  ATO_HELP25: {
    title: 'ATO, Study and training loan repayment thresholds and rates (updated 6 Aug 2025)',
    address: 'https://www.ato.gov.au/Rates/HELP%2c-TSL-and-SFSS-repayment-thresholds-and-rates',
    read: '2026-11-21',
  },
  HELP26X: {
    title:
      "A public tax engine, loan repayments of 2026-27 (the ATO's page verified on 30 July 2026)",
    address: null,
    read: '2026-11-21',
  },
  LITO: {
    title: 'ITAA 1997 s 61-115 (ATO legal database)',
    address: 'https://ato.gov.au/law/view/print?DocID=PAC%2F19970038%2F61-115&PiT=99991231235958',
    read: '2026-11-21',
  },
  LITO_ACT: {
    title: 'Act 52 of 2019 Sch 1 item 3 (s 61-115 table; LMITO application years)',
    address:
      'https://ato.gov.au/law/view/document?DocID=PAC%2F20190052%2FSch1-Cl3&PiT=99991231235958',
    read: '2026-11-21',
  },
  LMITO: {
    title: 'Act 52 of 2019 Sch 1 item 2 (s 61-107 table)',
    address:
      'https://ato.gov.au/law/view/document?DocID=PAC%2F20190052%2FSch1-Cl2&PiT=99991231235958',
    read: '2026-11-21',
  },
  LMITO22: {
    title:
      'Act 14 of 2022 Sch 6 item 3 (s 61-107(1A): +$420 in 2021-22 unless relevant income is $126,000)',
    address:
      'https://www.ato.gov.au/law/view/document?DocID=PAC%2F20220014%2FSch6-Cl3&PiT=99991231235958',
    read: '2026-11-21',
  },
  PITCHER: {
    title: 'Pitcher Partners, LMITO +$420 for 2021-22 and brackets 2022-23',
    address: 'https://pitcher.com.au/insights/federal-budget-2022-23-personal-income-tax',
    read: '2026-11-21',
  },
  PDSCHK: {
    title:
      'A public checker of Payday Super: the annual base of 2026-27, read from the ATO and the Federal Register in August 2026',
    address: null,
    read: '2026-11-21',
  },
  INDSUP: {
    title: 'Industry Super, MSCB 2025/26 ($62,500)',
    address:
      'https://www.industrysuper.com/understand-super/super-guarantee-calculator/super-guarantee-legal-obligations/',
    read: '2026-11-21',
  },
  BALDWIN: {
    title: 'Baldwin Financial Services, key super rates 2020/21 (cap $25,000; MSCB $57,090)',
    address:
      'https://www.baldwinfinancialservices.com.au/factsheets/key-superannuation-rates-thresholds-2020-21/',
    read: '2026-11-21',
  },
  AUTOSMSF: {
    title: 'AutoSMSF, super thresholds (caps 2021-22 to 2024-25)',
    address: 'https://www.autosmsf.com.au/super/super-thresholds/',
    read: '2026-11-21',
  },
  ATO_ML_SINGLE26: {
    title: 'ATO, Medicare levy reduction for low-income earners (updated 30 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy/medicare-levy-reduction/medicare-levy-reduction-for-low-income-earners',
    read: '2026-11-22',
  },
  ATO_ML_FAMILY26: {
    title: 'ATO, Medicare levy reduction - family income (updated 30 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy/medicare-levy-reduction/medicare-levy-reduction-family-income',
    read: '2026-11-22',
  },
  ATO_ML_SINGLE25: {
    title:
      'ATO, Medicare levy reduction for low-income earners (updated 29 July 2025; archived 4 September 2025)',
    address:
      'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy/medicare-levy-reduction/medicare-levy-reduction-for-low-income-earners',
    read: '2026-11-22',
  },
  ATO_ML_FAMILY25: {
    title:
      'ATO, Medicare levy reduction - family income (updated 12 June 2025; archived 19 September 2025)',
    address:
      'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy/medicare-levy-reduction/medicare-levy-reduction-family-income',
    read: '2026-11-22',
  },
  ATO_MYTAX_ML25: {
    title: 'ATO, myTax 2025 Medicare levy reduction or exemption (worksheets)',
    address:
      'https://www.ato.gov.au/individuals-and-families/your-tax-return/instructions-to-complete-your-tax-return/mytax-instructions/2025/medicare-and-private-health-insurance/medicare-levy-reduction-or-exemption',
    read: '2026-11-22',
  },
  ATO_M1_23: {
    title: 'ATO, M1 Medicare levy reduction or exemption 2023 (2022-23)',
    address:
      'https://ato.gov.au/individuals-and-families/your-tax-return/instructions-to-complete-your-tax-return/paper-tax-return-instructions/2023/tax-return/medicare-levy-questions-m1-m2/m1-medicare-levy-reduction-or-exemption-2023',
    read: '2026-11-22',
  },
  ATO_ML_21: {
    title: 'ATO, Medicare levy reduction for low-income earners (modified 1 July 2021, 2020-21)',
    address:
      'https://www.ato.gov.au/Individuals/Medicare-and-private-health-insurance/Medicare-levy/Medicare-levy-reduction-for-low-income-earners/',
    read: '2026-11-22',
  },
  MLA: {
    title: 'Medicare Levy Act 1986, ss 3, 3A, 6-9, 8B-8G (with the amounts of 2023-24)',
    address: 'https://ato.gov.au/law/view/document?DocID=PAC%2F19860110%2F8D&PiT=99991231235958',
    read: '2026-11-22',
  },
  ACT58_2026: {
    title: 'Act No. 58 of 2026, Schedule 5 (by two public transcriptions)',
    address: null,
    read: '2026-11-22',
  },
  HOWE: {
    title:
      'howefordboxer.com.au and nexzenaccounting.com.au, Medicare levy low income threshold 2020-21 (May 2021 Budget table)',
    address: 'https://www.howefordboxer.com.au/medicare-levy-low-income-threshold/',
    read: '2026-11-22',
  },
  AUSTASIA: {
    title: 'Austasia and Optimo, Medicare levy thresholds 2021-22 and 2022-23 with upper limits',
    address: null,
    read: '2026-11-22',
  },
  VERILOG: {
    title: 'A public verification log of 18 August 2026, statutes and ATO pages read twice',
    address: null,
    read: '2026-11-22',
  },
  ATO_MLS: {
    title: 'ATO, Medicare levy surcharge income, thresholds and rates (updated 22 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy-surcharge/medicare-levy-surcharge-income-thresholds-and-rates',
    read: '2026-11-22',
  },
  ATO_SAPTO: {
    title: 'ATO, Seniors and pensioners tax offset (updated 8 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/seniors-and-pensioners-tax-offset',
    read: '2026-11-22',
  },
  ATO_SAPTO_MYTAX: {
    title: 'ATO, myTax 2026 Seniors and pensioners tax offset (rebate income worksheet)',
    address:
      'https://www.ato.gov.au/individuals-and-families/your-tax-return/instructions-to-complete-your-tax-return/mytax-instructions/2026/tax-offsets/seniors-and-pensioners-tax-offset',
    read: '2026-11-22',
  },
  ITAR: {
    title: 'Income Tax Assessment (1936 Act) Regulations 2025 ss 9-12 (2015 Regulations before)',
    address: null,
    read: '2026-11-22',
  },
  ITAR_13: {
    title: 'Income Tax Assessment (1936 Act) Regulation 2015 s 13',
    address: null,
    read: '2026-11-27',
  },
  ITAR_13_COPY: {
    title: 'Income Tax Assessment (1936 Act) Regulation 2015 s 13, in a second publication',
    address: null,
    read: '2026-11-27',
  },
  TRE_SAPTO: {
    title: 'taxreturnestimate.com.au, SAPTO 2019-20 to 2023-24',
    address: 'https://taxreturnestimate.com.au/senior-and-pensioner-tax-offset/',
    read: '2026-11-22',
  },
  ACCURIUM: {
    title: 'SAPTO tables of Accurium and fdbco to 2023-24',
    address: null,
    read: '2026-11-22',
  },
  ATO_NEWLEG: {
    title:
      'ATO, new legislation: personal income tax cuts and the standard deduction (by a public transcription)',
    address:
      'https://www.ato.gov.au/about-ato/new-legislation/in-detail/individuals/standard-deduction-for-work-related-expenses',
    read: '2026-11-22',
  },
  ITAA97: {
    title:
      'Income Tax Assessment Act 1997 ss 25-130, 61-115, 63-10, 67-25, 291-15, 291-20, Div 293',
    address: null,
    read: '2026-11-22',
  },
  ATO_LITO: {
    title: 'ATO, Low income tax offset (updated 8 June 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/low-income-tax-offset',
    read: '2026-11-22',
  },
  ITRA: { title: 'Income Tax Rates Act 1986 ss 18, 20', address: null, read: '2026-11-22' },
  ITRA_SCH7: {
    title: 'Income Tax Rates Act 1986 Sch 7 Pt I cl 1(aa) (AustLII, an earlier compilation)',
    address: 'http://www.austlii.edu.au/au/legis/cth/consol_act/itra1986174/sch7.html',
    read: '2026-11-27',
  },
  ITRA_3A: {
    title: 'Income Tax Rates Act 1986 s 3A (ATO legal database)',
    address: 'https://www.ato.gov.au/law/view/document?docid=PAC/19860107/3A',
    read: '2026-11-27',
  },
  ATO_NEWCOMER: {
    title: 'ATO, Tax-free threshold for newcomers to Australia (several dates)',
    address:
      'https://ato.gov.au/Individuals/Coming-to-Australia-or-going-overseas/Coming-to-Australia/Tax-free-threshold-for-newcomers-to-Australia',
    read: '2026-11-22',
  },
  ATO_CAPS: {
    title: 'ATO, Concessional contributions cap (updated 2 July 2026)',
    address:
      'https://www.ato.gov.au/individuals-and-families/super-for-individuals-and-families/super/growing-and-keeping-track-of-your-super/caps-limits-and-tax-on-super-contributions/concessional-contributions-cap',
    read: '2026-11-22',
  },
  ATO_293: {
    title: 'ATO, Division 293 tax (updated 8 Dec 2025)',
    address:
      'https://www.ato.gov.au/individuals-and-families/super-for-individuals-and-families/super/growing-and-keeping-track-of-your-super/caps-limits-and-tax-on-super-contributions/division-293-tax-on-concessional-contributions-by-high-income-earners',
    read: '2026-11-22',
  },
  ATO_KEYSUPER: {
    title: 'ATO, Key super rates and thresholds (27 Aug 2025); super guarantee (17 Apr 2026)',
    address:
      'https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/super-guarantee',
    read: '2026-11-22',
  },
  ATO_S5: {
    title: 'ATO, Schedule 5 - Working out the withholding amount (17 June 2026)',
    address:
      'https://www.ato.gov.au/tax-rates-and-codes/schedule-5-tax-table-for-back-payments-commissions-bonuses-and-similar-payments/working-out-the-withholding-amount',
    read: '2026-11-22',
  },
  ATO_S5_20: {
    title: 'ATO, Schedule 5 for payments from 13 October 2020 (the same steps and the 47% limit)',
    address:
      'https://www.ato.gov.au/Rates/Schedule-5---Tax-table-for-back-payments%2C-commissions%2C-bonuses-and-similar-payments/?page=4',
    read: '2026-11-22',
  },
  ATO_S15: {
    title: 'ATO, Schedule 15 - Tax table for working holiday makers (17 June 2026)',
    address:
      'https://www.ato.gov.au/tax-rates-and-codes/schedule-15-tax-table-for-working-holiday-makers',
    read: '2026-11-22',
  },
  ATO_S1: {
    title: 'ATO, Schedule 1 - coefficients and notes (17 June 2026)',
    address:
      'https://www.ato.gov.au/tax-rates-and-codes/payg-withholding-schedule-1-statement-of-formulas-for-calculating-amounts-to-be-withheld/coefficients-to-use-in-formulas-for-withholding-from-weekly-payments',
    read: '2026-11-22',
  },
  ACT49_2026: {
    title: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49) Sch 3 and 4',
    address: 'https://www.legislation.gov.au/C2026A00049/latest',
    read: '2026-11-22',
  },
  AUACC_T: {
    title: 'au-accounting by Darren T. Morgan, tests/unit: computations by hand',
    address: 'https://github.com/darrentmorgan/au-accounting',
    read: '2026-11-22',
  },
  TAXSUMMARY: {
    title: 'Tax Summary 2022-23, Taxpayers Australia, 3.210',
    address: null,
    read: '2026-11-22',
  },
  SERVICES_AGE: {
    title: 'Services Australia, Age Pension: who can get it (updated 4 November 2019)',
    address:
      'https://www.servicesaustralia.gov.au/individuals/services/centrelink/age-pension/who-can-get-it',
    read: '2026-11-24',
  },
  ATO_ETP_RATES: {
    title:
      'ATO, Key super rates and thresholds: employment termination payments (Tables 17 and 20; copy of 15 October 2023)',
    address: 'https://www.ato.gov.au/Rates/Key-superannuation-rates-and-thresholds/?page=21',
    read: '2026-11-25',
  },
  ATO_S11_2020: {
    title:
      'ATO, Schedule 11: Tax table for employment termination payments, 13 October 2020 to 30 June 2024 (NAT 70980)',
    address:
      'https://www.ato.gov.au/Rates/Schedule-11---Tax-table-for-employment-termination-payments/?page=2',
    read: '2026-11-25',
  },
  ATO_GR_2023: {
    title:
      'ATO, Tax-free part of genuine redundancy and early retirement scheme payments (Table 20, modified 13 January 2023)',
    address: 'https://www.ato.gov.au/Rates/Key-superannuation-rates-and-thresholds/?page=21',
    read: '2026-11-25',
  },
  ATOTR_S: {
    title: 'atotaxrates.info, Superannuation thresholds summary 2024-25',
    address: 'https://atotaxrates.info/superannuation/superannuation-thresholds-summary/',
    read: '2026-11-25',
  },
  PCA_LEAVE: {
    title:
      'paycalculatoraustralia by zarusirig, calc-boiler/lib/constants/redundancy.ts and its tests',
    address: 'https://github.com/zarusirig/paycalculatoraustralia',
    read: '2026-11-25',
  },
  FORMAN: {
    title: 'Forman Financial Services, Key figures 2025-26',
    address: 'https://www.formanfinancialservices.com.au/?p=3844',
    read: '2026-11-25',
  },
  OPENACC: {
    title: 'OpenAccountants, guide au-employment-termination-payments (27 September 2026)',
    address: 'https://github.com/openaccountants/openaccountants',
    read: '2026-11-25',
  },
  ACIRT: {
    title: 'ACIRT, Genuine redundancies',
    address: 'https://acirt.com.au/genuine-redundancies-tax-free-from-february',
    read: '2026-11-25',
  },
  CSF_R: {
    title: 'Catholic Super (CSF), Redundancy fact sheets of July 2023 and June 2025',
    address: 'https://csf.com.au/tools-and-resources/fact-sheets/redundancy',
    read: '2026-11-25',
  },
  BRIGHTER: {
    title: 'Brighter Super, Redundancy and your super (1 July 2024)',
    address:
      'https://brightersuper.com.au/resources/forms-info-sheets/redundancy-and-your-super-info-sheet',
    read: '2026-11-25',
  },
  ATO_DASP: {
    title:
      'ATO, Departing Australia superannuation payment for working holiday makers (modified 12 September 2017)',
    address:
      'https://www.ato.gov.au/Super/APRA-regulated-funds/Super-changes-for-APRA-regulated-funds/Departing-Australia-Superannuation-Payment-for-working-holiday-makers/',
    read: '2026-11-24',
  },
} as const satisfies Readonly<Record<string, ReadSource>>;

export type SourceId = keyof typeof SOURCES;
