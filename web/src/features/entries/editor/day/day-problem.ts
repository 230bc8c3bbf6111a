import { today } from '../../../../lib/dates.ts';

/** What is wrong with a day that a page is dated to by hand; null when nothing is (D79). */
export function dayProblem(day: string): string | null {
  if (day === '') return 'Choose the day that the page belongs to.';
  return day > today() ? 'A page cannot be dated ahead.' : null;
}
