import type { SafetyAnswer } from '@pathkeeper/contract';
import classes from './HelplineList.module.css';
import { contactsOf, type Helpline, verbOf } from './helpline-text.ts';

/** The emergency number, then the helplines; every number is a link. */
export function HelplineList({ helplines }: Pick<SafetyAnswer, 'helplines'>) {
  const urgent = helplines.filter(({ kind }) => kind === 'emergency');
  const others = helplines.filter(({ kind }) => kind !== 'emergency' && kind !== 'directory');
  return (
    <>
      {urgent.map((line) => (
        <p key={line.contact} className={classes.urgent}>
          <strong>If you or somebody else is in danger now,</strong> call <Numbers line={line} />.
        </p>
      ))}
      {others.length > 0 && (
        <ul className={classes.lines}>
          {others.map((line) => (
            <li key={`${line.name} ${line.contact}`} className={classes.line}>
              <div>
                <p className={classes.name}>{line.name}</p>
                <p className={classes.note}>{line.note}</p>
              </div>
              <LineLinks line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Numbers({ line }: { line: Helpline }) {
  return contactsOf(line).map(({ text, href }, place) => (
    <span key={text}>
      {place > 0 && ' or '}
      {href ? (
        <a href={href} className={classes.number}>
          {text}
        </a>
      ) : (
        text
      )}
    </span>
  ));
}

/** One link for each number of a helpline. */
function LineLinks({ line }: { line: Helpline }) {
  return (
    <div className={classes.links}>
      {contactsOf(line).map(({ text, href }) =>
        href ? (
          <a key={text} href={href} className={classes.call} {...(line.kind === 'chat' && AWAY)}>
            {verbOf(line)} <span className={classes.digits}>{text}</span>
          </a>
        ) : (
          <p key={text} className={classes.note}>
            {text}
          </p>
        ),
      )}
    </div>
  );
}

const AWAY = { target: '_blank', rel: 'noreferrer' };
