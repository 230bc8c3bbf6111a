import type { User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { personSheet } from '../admin.queries.ts';
import { GiftForm } from '../gift/GiftForm.tsx';
import { nameOf, roleOf } from '../people-words.ts';
import { PersonDeletion } from './PersonDeletion.tsx';
import classes from './PersonDrawer.module.css';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonStanding } from './PersonStanding.tsx';
import { PersonSuspension } from './PersonSuspension.tsx';

interface PersonDrawerProps {
  id: number;
  /** Whoever looks at it. */
  actor: User;
  onClose: () => void;
}

/** The sheet of one person: counts and dates, and all that an administrator may do (D53, D56). */
export function PersonDrawer({ id, actor, onClose }: PersonDrawerProps) {
  const query = useQuery(personSheet(id));
  const { data, error } = query;
  const isNobody = error instanceof ApiError && error.status === 404;
  const role = data && roleOf(data);
  return (
    <Drawer
      onClose={onClose}
      title={data ? nameOf(data) : isNobody ? 'Nobody' : 'A member'}
      meta={data && [data.username, data.email, role].filter(Boolean).join(' · ')}
      mark={data && <Medallion emblem={data.emblem} name={data.username} size={60} />}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonRows label="Loading the sheet" count={4} look="compact" />}
        error={
          isNobody
            ? { title: 'There is no such account.', words: 'It may have been deleted since.' }
            : { title: 'The sheet did not arrive.', words: 'Nothing has been changed.' }
        }
      >
        {(person) => (
          <>
            <PersonFacts person={person} />
            <section aria-labelledby="person-gift" className={classes.part}>
              <SectionHead id="person-gift" remark="They see who gave it, and why">
                Gift XP
              </SectionHead>
              <GiftForm
                draftKey={`admin-gift:${actor.id}:${person.id}`}
                person={{
                  ...{ id: person.id, username: person.username, xp: person.xpPoints },
                  level: person.progress.currentLevel,
                }}
              />
            </section>
            <PersonStanding person={person} actor={actor} />
            <PersonSuspension person={person} actor={actor} />
            <PersonDeletion person={person} actor={actor} />
            <p className={classes.last}>
              Whatever is done on this sheet stands in the log with your name.
            </p>
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
