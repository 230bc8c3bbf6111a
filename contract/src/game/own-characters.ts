import { characterCount } from '../core/character-count.ts';

// Format and control characters and fillers, which nobody sees.
const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Visible characters of an answer to a quest, without the prompt that it may repeat (D28). */
export function ownCharacters(content: string, prompt: string): number {
  const own = content.replaceAll(prompt, ' ').replace(/\s+/g, ' ').replace(INVISIBLE, '');
  return characterCount(own.replace(/ +/g, ' ').trim());
}
