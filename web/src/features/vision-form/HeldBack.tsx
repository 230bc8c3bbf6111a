import classes from './HeldBack.module.css';

/** After words of danger: what became of the answers, beside the people to call (D32, D71). */
export function HeldBack() {
  return (
    <p className={classes.held} role="status">
      Nothing was made of these answers for now. They stay here as you wrote them.
    </p>
  );
}
