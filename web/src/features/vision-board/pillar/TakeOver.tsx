import {
  type PillarId,
  pillarOf,
  type VisionGoal,
  type VisionResponse,
} from '@pathkeeper/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayHere, monthDayYear } from '../../../lib/dates.ts';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { UndoLine } from '../../../ui/lists/UndoLine.tsx';
import { toast } from '../../../ui/toast.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { responses, useKeepStanding, useTakeOver, useUndoTakeOver } from '../board.queries.ts';
import { toolName } from '../model/board-words.ts';
import classes from './TakeOver.module.css';

/**
 * What was made anew for pillars that hold a goal already: one by one beside what stands there, to take over
 * or not (D66). Nothing is overwritten by itself.
 */
export function TakeOver({ goals }: { goals: readonly VisionGoal[] }) {
  const { data } = useQuery(responses());
  const latest = data?.find(({ waiting, takenOver }) => waiting.length + takenOver.length > 0);
  if (!latest) return null;
  const day = dayHere(latest.createdAt);
  return (
    <section aria-labelledby="take-over" className={classes.section}>
      <SectionHead id="take-over" remark={`${monthDayYear(day)}, in ${toolName(latest.kind)}`}>
        Made anew
      </SectionHead>
      <p className={classes.lead}>
        What stands on the board stays until you say otherwise. What you replace is kept among your
        goals.
      </p>
      {latest.takenOver.map((pillar) => (
        <Taken key={pillar} response={latest} pillar={pillar} />
      ))}
      {latest.waiting.map((pillar) => (
        <Waiting
          key={pillar}
          response={latest}
          pillar={pillar}
          now={goals.find((goal) => goal.pillar === pillar) ?? null}
        />
      ))}
    </section>
  );
}

interface PartProps {
  response: VisionResponse;
  pillar: PillarId;
}

function Taken({ response, pillar }: PartProps) {
  const undo = useUndoTakeOver();
  return (
    <UndoLine
      icon={<IconArrowBackUp aria-hidden size={20} />}
      busy={undo.isPending}
      onUndo={() => undo.mutate({ id: response.id, pillar })}
    >
      {pillarOf(pillar).name} is taken over.
    </UndoLine>
  );
}

function Waiting({ response, pillar, now }: PartProps & { now: VisionGoal | null }) {
  const take = useTakeOver();
  const keep = useKeepStanding();
  const anew = response.ultimateGoals[pillar];
  if (!anew) return null;
  const { name } = pillarOf(pillar);
  return (
    <article aria-label={`${name}, made anew`} className={classes.pair}>
      <h3 className={classes.name}>
        <PillarMark pillar={pillar} size={28} />
        {name}
      </h3>
      <div className={classes.sides}>
        <div>
          <SmallCaps as="h4">Stands now</SmallCaps>
          <Words
            title={now?.title ?? name}
            phrase={now?.phrase ?? null}
            steps={now?.milestones.map((step) => step.title) ?? []}
          />
        </div>
        <div className={classes.anew}>
          <SmallCaps as="h4">Made anew</SmallCaps>
          <Words title={anew.title} phrase={anew.phrase} steps={anew.milestones} />
          <Button
            busy={take.isPending}
            busyLabel="Taking over…"
            onClick={() => take.mutate({ id: response.id, pillar })}
          >
            Take over
          </Button>
          <Button
            variant="bare"
            aria-label={`Keep ${name}`}
            busy={keep.isPending}
            onClick={() =>
              keep.mutate(
                { id: response.id, pillars: [...response.kept, pillar] },
                {
                  onSuccess: () =>
                    toast({
                      title: `${name} stays as it is`,
                      description: 'What you wrote anew is kept with your answers.',
                      action: {
                        label: 'Undo',
                        onClick: () => keep.mutate({ id: response.id, pillars: response.kept }),
                      },
                    }),
                },
              )
            }
          >
            Keep
          </Button>
        </div>
      </div>
    </article>
  );
}

function Words({
  title,
  phrase,
  steps,
}: {
  title: string;
  phrase: string | null;
  steps: string[];
}) {
  return (
    <>
      <p className={classes.title} dir="auto">
        {title}
      </p>
      {phrase && (
        <p className={classes.phrase} dir="auto">
          {phrase}
        </p>
      )}
      {steps.length > 0 && (
        <ul className={classes.steps}>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and never move
            <li key={index} dir="auto">
              {step}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
