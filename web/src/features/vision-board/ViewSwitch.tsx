import classes from './BoardScreen.module.css';
import { type BoardView, VIEWS } from './board-view.ts';

const NAMES: Record<BoardView, string> = { compass: 'Compass', cards: 'Cards', list: 'List' };

interface ViewSwitchProps {
  view: BoardView;
  onView: (view: BoardView) => void;
}

/** Which board is looked at; remembered. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div role="group" aria-label="Look at the board as" className={classes.switch}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
          {NAMES[each]}
        </button>
      ))}
    </div>
  );
}
