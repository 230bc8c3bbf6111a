import { z } from 'zod';
import { email } from './accounts.ts';
import { contactAdmin } from './admin/contact-admin.ts';
import { endpoint } from './core/endpoint.ts';
import { CONTACT_LIMITS } from './core/limits.ts';
import { done } from './core/shapes.ts';
import { isBlank, line, optionalLine, text } from './core/text.ts';

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'Write to the people who run this installation',
    access: 'public',
    visibility: 'own',
    body: z.object({
      name: line({ name: 'The name', max: CONTACT_LIMITS.name }),
      email,
      subject: optionalLine({ name: 'The subject', max: CONTACT_LIMITS.subject }),
      message: text({ name: 'The message', max: CONTACT_LIMITS.message }).refine(
        (value) => !isBlank(value),
        { error: 'The message is required.' },
      ),
      /** A honeypot: hidden on screen, so a message that fills it is from a bot and is refused. */
      website: z
        .string()
        .max(0, { error: 'This looks as if a machine had filled it in. Leave “website” empty.' })
        .optional(),
    }),
    response: done,
    status: 201,
  }),
  ...contactAdmin,
};
