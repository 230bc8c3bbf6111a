import classes from './Ruler.module.css';

interface RulerProps {
  /** 0 to 100. */
  value: number;
  /** Into how many equal parts the notches divide it. */
  parts: number;
}

/** A measure filled with ink, notched where milestones stand. The figure beside it says it in words. */
export function Ruler({ value, parts }: RulerProps) {
  const notches = Array.from({ length: parts + 1 }, (_, index) => (index * 100) / parts);
  return (
    <div aria-hidden className={classes.ruler}>
      <div className={classes.frame}>
        <div className={classes.ink} style={{ inlineSize: `${value}%` }} />
      </div>
      <div className={classes.notches}>
        {notches.map((at) => (
          <span key={at} className={classes.notch} style={{ insetInlineStart: `${at}%` }} />
        ))}
      </div>
    </div>
  );
}
