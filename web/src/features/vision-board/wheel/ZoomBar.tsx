import { IconMinus, IconPlus } from '@tabler/icons-react';
import { ZOOM } from '../model/zoom.ts';
import classes from './Wheel.module.css';

interface ZoomBarProps {
  zoom: number;
  onZoom: (steps: number) => void;
  onFit: () => void;
}

/** Nearer, farther, and back to the whole board. */
export function ZoomBar({ zoom, onZoom, onFit }: ZoomBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div role="group" aria-label="Zoom" className={classes.zoom}>
      <button
        type="button"
        aria-label="Zoom out"
        disabled={zoom <= ZOOM.min}
        onClick={() => onZoom(-1)}
      >
        <IconMinus aria-hidden />
      </button>
      <output aria-label="Zoom level">{zoom}%</output>
      <button
        type="button"
        aria-label="Zoom in"
        disabled={zoom >= ZOOM.max}
        onClick={() => onZoom(1)}
      >
        <IconPlus aria-hidden />
      </button>
      <button type="button" className={classes.fit} onClick={onFit}>
        Fit
      </button>
    </div>
  );
}
