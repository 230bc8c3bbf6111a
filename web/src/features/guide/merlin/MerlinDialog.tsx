import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ConsultMode, User } from '@pathkeeper/contract';
import { IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Merlin as Drawing } from '../../../ui/art/Merlin.tsx';
import { MerlinBust } from '../../../ui/art/MerlinBust.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ModalFrame } from '../../../ui/overlay/ModalFrame.tsx';
import { useBack } from '../../../ui/overlay/use-back.ts';
import { useEscape } from '../../../ui/overlay/use-escape.ts';
import { useFocusBack } from '../../../ui/overlay/use-focus-back.ts';
import { shownName } from '../../accounts/accounts.queries.ts';
import { SafetyDialog } from '../../safety/index.ts';
import { useConsent } from '../consent/use-consent.tsx';
import { AskField } from './AskField.tsx';
import { MerlinAnswer } from './MerlinAnswer.tsx';
import classes from './MerlinDialog.module.css';
import { MerlinModes } from './MerlinModes.tsx';
import { hasProphecy } from './prophecy.ts';
import { useMerlin } from './use-merlin.ts';

/** A phone, upright or on its side (the same line as in the style sheets). */
const PHONE = '(max-width: 47.5rem), (max-height: 32.5rem)';

interface MerlinDialogProps {
  user: User;
  opened: boolean;
  onClose: () => void;
}

/** Ask Merlin (S1.2). When somebody may be in danger, the safety answer takes his place. */
export function MerlinDialog({ user, opened, onClose }: MerlinDialogProps) {
  const { exchanges, isComing, safety, ask, stop, closeSafety } = useMerlin(user);
  const consent = useConsent(user);
  const [wantsHelp, setWantsHelp] = useState(false);
  const [chosen, setChosen] = useState<ConsultMode>();
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isAside = wantsHelp || safety !== null;
  const shown = exchanges.at(-1);
  const asked = shown?.id;
  const name = shownName(user) || 'friend';
  const close = () => {
    stop();
    onClose();
  };
  // After the safety answer too: the element that opened it is gone by then.
  useFocusBack(opened);
  // While the consent dialog is open, Escape belongs to it.
  useEscape(opened && !isAside && !consent.isAsked, close);
  useBack(opened && !isAside, close);

  useEffect(() => {
    if (asked === undefined) return;
    // On a phone the whole page scrolls, and the answer comes below what can be asked.
    if (isPhone) body.current?.scrollIntoView({ block: 'start' });
    else body.current?.scrollTo({ top: 0 });
  }, [asked, isPhone]);

  const choose = (mode: ConsultMode) => {
    setChosen(mode);
    if (mode === 'custom') field.current?.focus();
    else void consent.guard(() => ask(mode));
  };
  const askOwn = () => {
    setChosen('custom');
    // The question stays in its field until it is sent, whatever the answer to the consent dialog is.
    void consent.guard(() => {
      // What was typed meanwhile is the next question.
      setQuestion((now) => (now === question ? '' : now));
      ask('custom', question);
    });
  };
  const leaveSafety = () => {
    setWantsHelp(false);
    closeSafety();
    close();
  };
  return (
    <>
      <ModalFrame
        opened={opened && !isAside}
        onClose={close}
        size={1078}
        centered
        fullScreen={isPhone}
        classNames={{ inner: classes.inner, content: classes.leaf }}
      >
        <div className={classes.head}>
          <Modal.Title className={classes.title}>Ask Merlin</Modal.Title>
          {isPhone && <MerlinBust size={56} className={classes.bust} />}
        </div>
        <div className={classes.side}>
          {!isPhone && (
            <div className={classes.arch}>
              <Drawing pose={isComing ? 'thinking' : 'standing'} size={150} />
            </div>
          )}
          <MerlinModes current={chosen} hasProphecy={hasProphecy(user.id)} onChoose={choose} />
        </div>
        <div ref={body} className={classes.body}>
          {shown ? (
            <MerlinAnswer
              key={shown.id}
              exchange={shown}
              name={name}
              onRetry={() => ask(shown.mode, shown.question)}
              onTurn={onClose}
            />
          ) : (
            <p className={classes.idle}>
              He has read your pages, {name}, and nothing else. Choose what he should say something
              about, or put a question to him.
            </p>
          )}
        </div>
        <div className={classes.foot}>
          <AskField
            ref={field}
            label="Your question"
            placeholder="Ask about a page"
            filled
            isComing={isComing}
            question={question}
            onQuestion={setQuestion}
            onAsk={askOwn}
            onStop={stop}
          />
          <div className={classes.software}>
            <IconInfoCircle aria-hidden size={20} stroke={1.6} />
            <p>
              <strong>Merlin is software.</strong> He can be wrong, and he cannot see how you are.
            </p>
            <button type="button" className={classes.help} onClick={() => setWantsHelp(true)}>
              Get help now
            </button>
          </div>
        </div>
        <IconButton
          className={classes.close}
          label="Close"
          tooltip={false}
          icon={<IconX aria-hidden />}
          onClick={close}
        />
      </ModalFrame>
      {consent.dialog}
      <SafetyDialog opened={opened && isAside} answer={safety} onClose={leaveSafety} />
    </>
  );
}
