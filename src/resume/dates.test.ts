import { describe, expect, it } from 'vitest';
import { dateRange, findDates, isoDate, isPresent } from './dates.ts';

describe('dates', () => {
  it.each([
    ['Jan 2020 – Present', 'Jan 2020', 'Present'],
    ['2019/03-2021/11', '2019/03', '2021/11'],
    ['Acme (03/2019 - 11/2021)', '03/2019', '11/2021'],
    ['Sept. 2018 to Dec. 2019', 'Sept. 2018', 'Dec. 2019'],
    ['January 2018—February 2020', 'January 2018', 'February 2020'],
    ['März 2015 bis heute', 'März 2015', 'heute'],
    ['janv. 2016 à févr. 2018', 'janv. 2016', 'févr. 2018'],
    ['июнь 2017 – настоящее время', 'июнь 2017', 'настоящее время'],
    ['Ιανουάριος 2014 – Μάιος 2016', 'Ιανουάριος 2014', 'Μάιος 2016'],
    ['2014 - 2018', '2014', '2018'],
    ['2017–19', '2017', '2019'],
    ['Mar – Jun 2021', 'Mar 2021', 'Jun 2021'],
    ["Jan '19 - Mar '20", "Jan '19", "Mar '20"],
    ['15 March 2020 - 1 April 2021', '15 March 2020', '1 April 2021'],
    ['2020-01-15 – 2021-02-28', '2020-01-15', '2021-02-28'],
    ['since May 2022', 'May 2022', ''],
    ['2019 –', '2019', ''],
    ['Spring 2018', '', 'Spring 2018'],
    ['Graduated June 2019', '', 'June 2019'],
    ['Fall 2016 - Spring 2018', 'Fall 2016', 'Spring 2018'],
    ['Q3 2020', '', 'Q3 2020'],
    ['de mayo de 2019', '', 'mayo de 2019'],
  ])('%s', (text, start, end) => {
    expect(findDates(text)).toMatchObject({ start, end });
  });

  it('are not seen in other numbers and words', () => {
    for (const text of ['Marketing of 12,000 items', 'called 2020450 times', 'v2.2019a', 'may help', ''])
      expect(findDates(text)).toBeUndefined();
  });

  it('say where they stand', () => {
    const text = 'Engineer, Jan 2020 – Present (remote)';
    const dates = findDates(text);
    expect(text.slice(dates?.index, (dates?.index ?? 0) + (dates?.length ?? 0))).toBe('Jan 2020 – Present');
  });

  it('become ISO dates as fine as they are known', () => {
    expect(
      [
        'Jan 2020',
        'März 2015',
        '03/2019',
        '2019/3',
        '2018',
        'Spring 2018',
        '2020-01-15',
        "Dec '19",
        'soon',
      ].map(isoDate),
    ).toEqual([
      '2020-01',
      '2015-03',
      '2019-03',
      '2019-03',
      '2018',
      '2018',
      '2020-01-15',
      '2019-12',
      undefined,
    ]);
    expect(['Present', 'heute', '2020'].map(isPresent)).toEqual([true, true, false]);
  });

  it('are printed so that they can be read again', () => {
    for (const dates of [
      { start: 'Jan 2020', end: 'Present' },
      { start: '2019', end: '' },
      { start: '', end: '2019' },
    ])
      expect(findDates(dateRange(dates))).toMatchObject(dates);
  });
});
