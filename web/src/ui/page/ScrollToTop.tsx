import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import classes from './ScrollToTop.module.css';

/** S1.9: the button appears once the page is scrolled by more than 300 px. */
const THRESHOLD = 300;

/** A button at the lower right that turns back to the head of the page. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;
  return (
    <IconButton
      className={classes.button}
      label="Back to the top"
      tooltipSide="left"
      icon={<IconArrowUp aria-hidden />}
      onClick={() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
      }}
    />
  );
}
