import { describe, expect, it } from 'vitest';
import {
  GRAVE_ELSEWHERE,
  GRAVE_LINES,
  HARMLESS_ELSEWHERE,
  LOOK_ALIKES,
} from '../../../../test/corpora/grave/cases.data.ts';
import { graveSpanIn } from './grave.check.ts';

describe('what is grave', () => {
  it('has lines enough to try it on, none twice', () => {
    const all = [...GRAVE_LINES, ...LOOK_ALIKES, ...GRAVE_ELSEWHERE, ...HARMLESS_ELSEWHERE];
    expect(GRAVE_LINES.length).toBeGreaterThanOrEqual(40);
    expect(LOOK_ALIKES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(GRAVE_LINES)('is found: %s', (line) => {
    expect(graveSpanIn(line)).not.toBeNull();
  });

  it.each(LOOK_ALIKES)('is not found: %s', (line) => {
    expect(graveSpanIn(line)).toBeNull();
  });

  it.each(GRAVE_ELSEWHERE)('is found in another language: %s', (line) => {
    expect(graveSpanIn(line)).not.toBeNull();
  });

  it.each(HARMLESS_ELSEWHERE)('is not found in another language: %s', (line) => {
    expect(graveSpanIn(line)).toBeNull();
  });

  it('is found wherever in a page it stands, and pointed to', () => {
    const page = `${LOOK_ALIKES.slice(0, 9).join(' ')}\n\nDad died at six. It rained.`;
    const span = graveSpanIn(page);
    expect(page.slice(span?.start, span?.end)).toContain('Dad died');
  });
});
