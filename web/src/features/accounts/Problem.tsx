import classes from './AccountForm.module.css';

/** Why a form was not sent, beneath its button; screen readers say it at once. */
export function Problem({ children }: { children: string | null }) {
  return (
    children && (
      <p role="alert" className={classes.problem}>
        {children}
      </p>
    )
  );
}
