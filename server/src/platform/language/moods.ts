import type { Mood } from '@pathkeeper/contract';

/** Moods with which nothing is counted aloud and a question is gentle. */
const HEAVY: ReadonlySet<Mood> = new Set(['sad', 'anxious', 'frustrated', 'apathetic']);
const LIGHT: ReadonlySet<Mood> = new Set(['happy', 'excited', 'grateful', 'energetic', 'content']);
/**
 * Moods in which nobody writes of a death, and a veiled word is most often a way of speaking: gratitude and content
 * are known to the bereaved, too, and sudden gratitude may be a farewell.
 */
const GLAD: ReadonlySet<Mood> = new Set(['happy', 'excited', 'energetic']);

export const isHeavy = (mood: Mood | null): boolean => mood !== null && HEAVY.has(mood);
export const isLight = (mood: Mood | null): boolean => mood !== null && LIGHT.has(mood);
export const isGlad = (mood: Mood | null): boolean => mood !== null && GLAD.has(mood);
