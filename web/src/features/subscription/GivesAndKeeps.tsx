import { paidHere } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { siteInfo } from '../site/site.queries.ts';
import classes from './GivesAndKeeps.module.css';
import { NEVER_TOUCHES } from './plan-words.ts';

/**
 * Why anybody would pay, and what nobody has to pay for (D73): all of it is true. Where the plans stand
 * above it with what each gives, `keepsOnly`.
 */
export function GivesAndKeeps({ keepsOnly = false }: { keepsOnly?: boolean }) {
  const { data: site } = useQuery(siteInfo());
  const added = paidHere({
    hasOutsideGuide: site?.guide.kind === 'model',
    visionAccess: site?.visionAccess ?? 'admins',
  });
  return (
    <div className={classes.both}>
      {!keepsOnly && (
        <div>
          <SmallCaps as="h3">What paying adds</SmallCaps>
          <ul className={classes.list} data-mark="lozenge">
            {added.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={keepsOnly ? classes.wide : undefined}>
        <SmallCaps as="h3">What it never touches</SmallCaps>
        <ul className={classes.list}>
          {NEVER_TOUCHES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
