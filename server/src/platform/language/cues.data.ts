/** Words with which a sentence takes half a step back. */
export const HEDGES =
  /\b(?:maybe|perhaps|probably|i guess|kind of|kinda|sort of|i suppose|a bit|somewhat|i think|or something|possibly|might)\b/g;
