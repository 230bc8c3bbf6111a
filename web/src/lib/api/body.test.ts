import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.ts';

describe('the body of a call', () => {
  it('is JSON unless the endpoint says otherwise', () => {
    expect(bodyOf({}, { content: 'Rain.' })).toEqual({
      body: '{"content":"Rain."}',
      type: 'application/json',
    });
  });

  it('has no content type where there is none', () => {
    expect(bodyOf({}, undefined)).toEqual({ body: undefined, type: null });
    expect(bodyOf({ accepts: 'multipart' }, undefined)).toEqual({ body: undefined, type: null });
  });

  it('is a form with the fields first and absent values left out', () => {
    const image = new File(['bytes'], 'lake.png', { type: 'image/png' });
    const { body, type } = bodyOf(
      { accepts: 'multipart' },
      { image, alt: 'The lake', position: 2, caption: null, note: undefined },
    );
    expect(type).toBeNull();
    const form = body as FormData;
    expect([...form.keys()]).toEqual(['alt', 'position', 'image']);
    expect(form.get('position')).toBe('2');
    expect(form.get('image')).toMatchObject({ name: 'lake.png', type: 'image/png', size: 5 });
  });
});
