import { createRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../frames.ts';
import { officePage } from './office-page.ts';

const visionBoard = createRoute({
  getParentRoute: () => signedIn,
  path: paths.visionBoard,
  component: officePage('visionBoard'),
});

const visionArchitect = createRoute({
  getParentRoute: () => signedIn,
  path: paths.visionArchitect,
  component: officePage('visionArchitect'),
});

const visionForm = createRoute({
  getParentRoute: () => signedIn,
  path: paths.visionForm,
  component: officePage('visionForm'),
});

const visionJourney = createRoute({
  getParentRoute: () => signedIn,
  path: paths.visionJourney,
  component: officePage('visionJourney'),
});

/** The vision tools (S3.2); their pages say their titles. */
export const visionRoutes = [visionBoard, visionArchitect, visionForm, visionJourney] as const;
