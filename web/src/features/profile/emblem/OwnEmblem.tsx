import {
  type CustomEmblem,
  customEmblemCode,
  GATES,
  parseCustomEmblem,
  type User,
} from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { shownName } from '../../accounts/accounts.queries.ts';
import { useUpdateMe } from '../account.queries.ts';
import { FIRST_EMBLEM, inWords } from './compose.ts';
import { EmblemComposer } from './EmblemComposer.tsx';
import classes from './OwnEmblem.module.css';

interface OwnEmblemProps {
  user: User;
  isOpen: boolean;
}

/** The emblem that is drawn from parts, under the tray: what it is, and the way to the composer. */
export function OwnEmblem({ user, isOpen }: OwnEmblemProps) {
  const { mutate, isPending } = useUpdateMe('Emblem Not Changed');
  const [isComposing, setIsComposing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  useEffect(() => {
    if (!isComposing && isBack.current) opener.current?.focus();
    isBack.current = isComposing;
  }, [isComposing]);

  const worn = user.emblem === null ? null : parseCustomEmblem(user.emblem);
  const start = worn ?? FIRST_EMBLEM;
  const wear = (emblem: CustomEmblem) => {
    const before = user.emblem;
    mutate(
      { emblem: customEmblemCode(emblem) },
      {
        onSuccess: () => {
          setIsComposing(false);
          toast({
            title: `${inWords(emblem)} it is.`,
            description: 'It stands beside your name from here on.',
            action: { label: 'Undo', onClick: () => mutate({ emblem: before }) },
          });
        },
      },
    );
  };

  if (isComposing) {
    return (
      <EmblemComposer
        start={start}
        name={shownName(user)}
        isSaving={isPending}
        onWear={wear}
        onCancel={() => setIsComposing(false)}
      />
    );
  }
  return (
    <div className={classes.own} data-locked={!isOpen || undefined}>
      <Medallion
        emblem={isOpen ? customEmblemCode(start) : 'hare'}
        size={60}
        locked={!isOpen}
        className={worn ? classes.worn : undefined}
      />
      <div className={classes.text}>
        <p className={classes.name}>{worn ? inWords(worn) : 'One of your own'}</p>
        <p className={classes.note}>
          {worn ? (
            <span className={classes.accent}>Worn</span>
          ) : isOpen ? (
            'Drawn from parts: ground, border, inks, charge and engraving.'
          ) : (
            <>
              <IconLock aria-hidden size={14} /> Level {GATES.customAvatar}, drawn from parts
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <Button ref={opener} onClick={() => setIsComposing(true)}>
          {worn ? 'Draw it anew' : 'Draw one'}
        </Button>
      )}
    </div>
  );
}
