import { type PillarId, pillarOf } from '@pathkeeper/contract';
import { Button } from '../../ui/controls/Button.tsx';
import classes from './HeldBack.module.css';

interface HeldBackProps {
  /** Whose answers speak of danger; empty where all were left blank. */
  pillars: readonly PillarId[];
  /** Goes to the question of a pillar, or to the first one. */
  onOpen: (pillar?: PillarId) => void;
}

/**
 * Over the answers when nothing was made of them: after words of danger, beside the people to call (D32,
 * D71), with the way to those words; or because all were left blank.
 */
export function HeldBack({ pillars, onOpen }: HeldBackProps) {
  const names = pillars.map((id) => pillarOf(id).name.toLowerCase());
  return (
    <p className={classes.held} role="status">
      {pillars.length > 0 ? (
        <>
          {`Nothing was made of these answers for now, for what you wrote of ${new Intl.ListFormat('en').format(names)} sounds like danger, and then people come first. They stay here as you wrote them. Is it meant otherwise? Say it in other words, and a vision can be made.`}{' '}
          {pillars.map((pillar) => (
            <Button key={pillar} variant="bare" onClick={() => onOpen(pillar)}>
              {`Go to ${pillarOf(pillar).name}`}
            </Button>
          ))}
        </>
      ) : (
        <>
          All seven were left blank, so nothing was made; one answer is enough to begin.{' '}
          <Button variant="bare" onClick={() => onOpen()}>
            Go to the first
          </Button>
        </>
      )}
    </p>
  );
}
