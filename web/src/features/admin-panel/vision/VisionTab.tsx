import { VISION_ACCESS, type VisionAccess } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { inWords } from '../../../lib/text/in-words.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Choice, Choices } from '../../../ui/forms/fields/toggles/Choice.tsx';
import { toast } from '../../../ui/toast.ts';
import { Part } from '../Part.tsx';
import { headcount, settings, useChangeSettings } from '../panel.queries.ts';
import classes from './VisionTab.module.css';
import { VisionUse } from './VisionUse.tsx';

const NAMES: Record<VisionAccess, string> = {
  admins: 'Admins',
  beta: 'Beta',
  everyone: 'Everyone',
};

const OPEN_TO: Record<VisionAccess, string> = {
  admins: 'The vision tools are open to admins.',
  beta: 'The vision tools are open to beta members.',
  everyone: 'The vision tools are open to everyone.',
};

/** Vision System: to whom the vision tools are open (D65). It holds at once. */
export function VisionTab() {
  const query = useQuery(settings());
  const people = useQuery(headcount()).data;
  const { mutateAsync, isPending, variables } = useChangeSettings();
  const choose = async (visionAccess: VisionAccess, before?: VisionAccess) => {
    try {
      await mutateAsync({ visionAccess });
      toast({
        title: OPEN_TO[visionAccess],
        ...(before && {
          action: { label: 'Undo', onClick: () => void choose(before) },
        }),
      });
    } catch (error) {
      toast({
        title: 'Update Failed',
        description: reasonOf(error, 'Please try again.'),
        tone: 'destructive',
      });
    }
  };
  return (
    <>
      <Part title="Who may use it" note="Menu, routes and server follow this one line.">
        <Loaded
          query={query}
          skeleton={<SkeletonRows label="Loading settings" count={3} />}
          error={{ title: 'The settings did not arrive.', words: 'They hold as they were.' }}
        >
          {({ visionAccess }) => (
            <>
              <Choices label="Who may use the vision tools">
                {VISION_ACCESS.map((each) => (
                  <Choice
                    key={each}
                    name="vision-access"
                    label={NAMES[each]}
                    note={noteOf(each, people)}
                    checked={each === ((isPending && variables?.visionAccess) || visionAccess)}
                    onChange={() => void choose(each, visionAccess)}
                  />
                ))}
              </Choices>
              <p className={classes.closed}>
                Whoever stands before a closed tool reads: “This feature is currently in beta
                testing and not available to your account.” The Life Vision Journey stays with
                admins.
              </p>
            </>
          )}
        </Loaded>
      </Part>
      <Part title="In use" note="People, counted. What any of them wrote is nobody else’s to read.">
        <VisionUse />
      </Part>
    </>
  );
}

interface Headcount {
  all: number | null;
  admins: number | null;
}

function noteOf(access: VisionAccess, people: Headcount | undefined): string {
  if (access === 'beta') return 'Members who were given it, and the admins.';
  if (access === 'everyone') {
    const all = people?.all ? `All ${people.all.toLocaleString('en-US')}. ` : '';
    return `${all}Nothing is announced; the menu grows.`;
  }
  const count = people?.admins;
  if (!count) return 'As it was delivered.';
  const words = count === 1 ? 'One person' : `${capital(inWords(count))} people`;
  return `${words}. As it was delivered.`;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
