import { LEVEL_WORDS, type LevelUnlock, type LevelUpdate, levelInfo } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { unlockLink } from '../../../lib/unlock-paths.ts';
import { PathPlate } from '../../../ui/art/plates/PathPlate.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './LevelUpDialog.module.css';

/** When the lantern sets out, and when the list appears (S1.4), in ms. */
const SETS_OUT = 450;
const LIST_AFTER = 1500;

interface LevelUpDialogProps {
  opened: boolean;
  update: LevelUpdate;
  /** What earned it: '+35 XP, and the badge First Page.' */
  earned: string;
  onClose: () => void;
}

/** Announces a new level: the lantern moves to it on the path, and the list says what it opens. */
export function LevelUpDialog({ opened, update, earned, onClose }: LevelUpDialogProps) {
  const { newLevel, motivation, unlockedFeatures } = update;
  const arrived = useAfter(SETS_OUT);
  const listed = useAfter(LIST_AFTER);
  const [whole, setWhole] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const step = () => {
    setWhole(!whole);
    // A phone may have scrolled it away.
    picture.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      opened={opened}
      readOnly
      onClose={onClose}
      phone="card"
      title={
        <>
          <SmallCaps className={classes.level}>{`Level ${newLevel}`}</SmallCaps>{' '}
          <span className={classes.title}>{levelInfo(newLevel).title}</span>
        </>
      }
      picture={
        <div ref={picture} className={clsx(classes.picture, whole && classes.whole)}>
          <PathPlate
            level={arrived ? newLevel : Math.max(newLevel - 1, 1)}
            closeTo={newLevel}
            crop={whole ? 'whole' : 'close'}
            className={classes.plate}
          />
        </div>
      }
      actions={
        <>
          <Button variant="filled" data-autofocus onClick={onClose}>
            Walk on
          </Button>
          <Button variant="bare" aria-pressed={whole} onClick={step}>
            See the whole path
          </Button>
        </>
      }
    >
      <p className={classes.motivation}>{motivation}</p>
      {earned && <p className={classes.earned}>{earned}</p>}
      {unlockedFeatures.length > 0 && (
        <div className={classes.opens} data-shown={listed}>
          <SmallCaps as="h3">What it opens</SmallCaps>
          <ul>
            {unlockedFeatures.map((feature) => {
              const unlock = unlockOf(newLevel, feature);
              const link = unlockLink(unlock?.key);
              return (
                <li key={feature}>
                  <span className={classes.feature}>
                    {link ? (
                      <Link {...link} className={classes.way} onClick={onClose}>
                        {feature}
                      </Link>
                    ) : (
                      feature
                    )}
                  </span>
                  <span className={classes.line}>{unlock?.line}</span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** True once this many ms have passed. */
function useAfter(delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return passed;
}

/** What the level table says of a feature; one of an earlier level may be among them. */
function unlockOf(newLevel: number, feature: string): LevelUnlock | undefined {
  return LEVEL_WORDS.filter(({ level }) => level <= newLevel)
    .flatMap(({ unlocks }) => unlocks)
    .findLast(({ label }) => label === feature);
}
