import { EMBLEMS, emblemLevel, GATES, TOP_LEVEL, type User } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { toast } from '../../../ui/toast.ts';
import { shownName } from '../../accounts/accounts.queries.ts';
import { progress } from '../../progression/progression.queries.ts';
import { useUpdateMe } from '../account.queries.ts';
import classes from './EmblemPicker.module.css';

const OwnEmblem = lazy(async () => ({
  default: (await import('../emblem/OwnEmblem.tsx')).OwnEmblem,
}));

interface EmblemPickerProps {
  user: User;
  /** Leaves out what the level keeps, and its levels. Unknown is undefined. */
  isQuiet: boolean | undefined;
}

/** The tray of emblems, the initial first: one is worn at once, and may be given back. */
export function EmblemPicker({ user, isQuiet }: EmblemPickerProps) {
  const { data: standing } = useQuery(progress());
  const { mutate } = useUpdateMe('Emblem Not Changed');
  // Until level and quiet are both known nothing is locked: the server decides in any case.
  const gateLevel = (isQuiet !== undefined && standing?.gateLevel) || TOP_LEVEL;
  const wear = (emblem: string | null) => {
    const before = user.emblem;
    const label = EMBLEMS.find(({ name }) => name === emblem)?.label;
    mutate(
      { emblem },
      {
        onSuccess: () =>
          toast({
            title: label ? `${label} it is.` : 'Your initial it is.',
            description: 'It stands beside your name from here on.',
            action: { label: 'Undo', onClick: () => mutate({ emblem: before }) },
          }),
      },
    );
  };
  const shown = EMBLEMS.map((emblem) => {
    const level = emblemLevel(emblem.name) ?? TOP_LEVEL;
    return { ...emblem, level, isOpen: gateLevel >= level || user.emblem === emblem.name };
  }).filter(({ isOpen }) => isOpen || !isQuiet);
  const isOwnOpen = gateLevel >= GATES.customAvatar || isOwn(user.emblem);
  return (
    <>
      <fieldset className={classes.tray}>
        <legend>
          <VisuallyHidden>Emblem</VisuallyHidden>
        </legend>
        <label className={classes.emblem}>
          <input
            type="radio"
            name="emblem"
            className={classes.radio}
            checked={user.emblem === null}
            onChange={() => wear(null)}
          />
          <Medallion emblem={null} name={shownName(user)} className={classes.medallion} />
          <span className={classes.name}>Initial</span>
          <span className={classes.note}>{user.emblem === null && 'Worn'}</span>
        </label>
        {shown.map(({ name, label, level, isOpen }) => (
          <label key={name} className={classes.emblem} data-locked={!isOpen || undefined}>
            <input
              type="radio"
              name="emblem"
              className={classes.radio}
              checked={user.emblem === name}
              disabled={!isOpen}
              onChange={() => wear(name)}
            />
            <Medallion emblem={name} size={60} locked={!isOpen} className={classes.medallion} />
            <span className={classes.name}>{label}</span>
            <span className={classes.note}>
              {user.emblem === name && 'Worn'}
              {!isOpen && (
                <>
                  <IconLock aria-hidden size={14} /> Level {level}
                </>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {(isOwnOpen || !isQuiet) && (
        <LazyPart fallback={<div className={classes.own} />}>
          <OwnEmblem user={user} isOpen={isOwnOpen} />
        </LazyPart>
      )}
    </>
  );
}

const isOwn = (emblem: string | null) => emblem?.startsWith('custom:') ?? false;
