import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { figure } from '../../../lib/text/in-words.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import type { DashboardAddress } from '../dashboard.address.ts';
import { totalWords } from '../people-words.ts';
import classes from './PeoplePages.module.css';

/** A page of the table: where it begins. The first one has neither. */
export type PagePlace = Pick<DashboardAddress, 'after' | 'from'>;

interface PeoplePagesProps {
  address: DashboardAddress;
  shown: number;
  total: { count: number; is: string | null | undefined } | null;
  next: string | null;
  /** The page before this one; undefined where that is not known. */
  before: PagePlace | undefined;
}

/** '1 to 20 of 1,284', and the way to the pages around: the server knows where one ends, not its number. */
export function PeoplePages({ address, shown, total, next, before }: PeoplePagesProps) {
  const from = address.from ?? 1;
  const isFirst = address.after === undefined;
  const rows = shown === 1 ? figure(from) : `${figure(from)} to ${figure(from + shown - 1)}`;
  const of = total && ` of ${totalWords(total.count, total.is)}`;
  return (
    <div className={classes.foot}>
      <p>
        {rows}
        {of}
      </p>
      <nav aria-label="Pages of people" className={classes.pages}>
        {!isFirst && (
          <LinkButton
            variant="bare"
            to={paths.adminDashboard}
            search={{ ...address, ...(before ?? FIRST) }}
            resetScroll={false}
            icon={<IconChevronLeft aria-hidden size={18} />}
          >
            {before ? 'Previous' : 'First page'}
          </LinkButton>
        )}
        {next && (
          <LinkButton
            variant="bare"
            to={paths.adminDashboard}
            search={{ ...address, after: next, from: from + shown }}
            resetScroll={false}
            icon={<IconChevronRight aria-hidden size={18} />}
          >
            Next
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

const FIRST: PagePlace = { after: undefined, from: undefined };
