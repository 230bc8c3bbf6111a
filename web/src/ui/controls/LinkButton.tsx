import { createLink } from '@tanstack/react-router';
import { ButtonLink } from './Button.tsx';

/** A link of the router that looks like a button. */
export const LinkButton = createLink(ButtonLink);
