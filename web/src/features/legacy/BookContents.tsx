import type { MouseEvent } from 'react';
import { Contents, ContentsLink } from '../../ui/page/Contents.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import classes from './BookContents.module.css';
import { type BookYear, monthName } from './book.ts';

/** The list of contents, by year and month. */
export function BookContents({ years }: { years: readonly BookYear[] }) {
  return (
    <nav aria-labelledby="contents" className={classes.contents}>
      <SectionHead id="contents" leader={false}>
        Contents
      </SectionHead>
      <Contents className={classes.years}>
        {years.map(({ year, entries, months }) => (
          <li key={year} className={classes.year}>
            <ContentsLink
              href={`#year-${year}`}
              name={year}
              count={entries.toLocaleString('en-US')}
              onClick={turnTo}
            />
            <ul className={classes.months}>
              {months.map(({ month }) => (
                <li key={month}>
                  <a href={`#month-${month}`} className={classes.month} onClick={turnTo}>
                    {monthName(month)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Contents>
    </nav>
  );
}

/** Turns to the heading that a link names, and gives it the focus. The address stays. */
function turnTo(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start', behavior: 'instant' });
  heading.focus({ preventScroll: true });
}
