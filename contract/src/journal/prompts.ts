import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cursor, idOf, instant, limit } from '../core/shapes.ts';
import { text } from '../core/text.ts';
import { LONGEST_PROMPT_SEARCH, PROMPT_SHELVES, PROMPT_THEME_IDS } from './prompt-themes.data.ts';

const theme = z.enum(PROMPT_THEME_IDS, {
  error: `The theme must be one of: ${PROMPT_THEME_IDS.join(', ')}.`,
});

const shelf = z.enum(PROMPT_SHELVES, {
  error: `The shelf must be one of: ${PROMPT_SHELVES.join(', ')}.`,
});

/** A written prompt, with what the caller has done with it. */
export const prompt = z.object({
  id: idOf('prompt', z.string()),
  theme,
  /** One of the deep ones, which open at a level of their own (D24). */
  isDeep: z.boolean(),
  text: z.string(),
  /** Since when it is kept for later; null when it is not. */
  keptAt: instant.nullable(),
  /** When it was last taken to the sheet; null when it never was. */
  takenAt: instant.nullable(),
});

export type Prompt = z.infer<typeof prompt>;

const counts = z.object({ library: z.number(), deep: z.number(), kept: z.number() });

const promptContents = z.object({
  /** How many prompts each shelf has. */
  shelves: counts,
  /** How many of them each theme has. */
  themes: z.array(counts.extend({ theme })),
});

export type PromptContents = z.infer<typeof promptContents>;

export const prompts = {
  contents: endpoint({
    method: 'GET',
    path: '/api/prompts/contents',
    summary: 'The themes of the prompt library and how much each shelf has, at any level',
    access: 'user',
    response: promptContents,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/prompts',
    summary:
      'The prompts of a shelf: the library from level 5, the deep ones from level 9, the kept ones always; a longer list continues through the Link header',
    access: 'user',
    query: z.object({
      shelf: shelf.default('library'),
      theme: theme.optional(),
      /** Words that the prompt, or the name of its theme, must contain. */
      query: text({ name: 'The search', max: LONGEST_PROMPT_SEARCH }).optional(),
      limit,
      cursor,
    }),
    response: z.array(prompt),
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/prompts/:id/mark',
    summary: 'Keep a prompt for later, or note that it was taken to the sheet; or take that back',
    access: 'user',
    params: z.object({
      id: idOf('prompt', text({ name: 'The prompt', max: 60 })),
    }),
    body: z.object({
      mark: z.enum(['kept', 'taken'], { error: 'The mark must be kept or taken.' }),
      isSet: z.boolean({ error: 'isSet must be true or false.' }),
    }),
    response: prompt,
  }),
};
