import type { PromptTheme } from './prompt-themes.data.ts';

/** The themes of the prompt library with their names and what each is about. */
export const PROMPT_THEMES: readonly { id: PromptTheme; name: string; line: string }[] = [
  { id: 'people', name: 'People', line: 'The ones you know, and the ones you only think you do.' },
  { id: 'home', name: 'Home', line: 'Doors, drawers, and what the walls have heard.' },
  { id: 'work', name: 'Work', line: 'What you do all day, paid or not.' },
  { id: 'body', name: 'Body', line: 'The animal you live in, and its opinions.' },
  { id: 'money', name: 'Money', line: 'What things cost, and what they were worth.' },
  { id: 'childhood', name: 'Childhood', line: 'A country with its own laws and its own soup.' },
  { id: 'places', name: 'Places', line: 'Where you have stood, sat, waited and got lost.' },
  { id: 'fear', name: 'Fear', line: 'Looked at in daylight, from a sensible distance.' },
  {
    id: 'small-things',
    name: 'Small Things',
    line: 'Spoons, buttons, and other serious subjects.',
  },
  { id: 'decisions', name: 'Decisions', line: 'Made, put off, or made by somebody else.' },
  { id: 'thanks', name: 'Thanks', line: 'Owed, given, and the kind that cannot be posted.' },
  { id: 'the-year', name: 'The Year', line: 'Twelve months, and what they do to a person.' },
];
