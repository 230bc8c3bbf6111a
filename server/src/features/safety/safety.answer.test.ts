import { describe, expect, it } from 'vitest';
import { EMERGENCY, HELPLINES } from './helplines/helplines.data.ts';
import { countryOf, helplineCountries, helplinesFor } from './helplines/helplines.ts';
import { answerInPublic, helplinesIn, safetyAnswerFor } from './safety.answer.ts';
import { checkSafety } from './safety.check.ts';

describe('the fixed answer', () => {
  it('names the lines of the writer’s country, who comes at once first, the directory last', () => {
    const { message, helplines } = safetyAnswerFor(
      { kind: 'suicide', who: 'self' },
      { timeZone: 'Europe/London' },
    );
    expect(message).toContain('A person can, tonight');
    expect(helplines[0]).toMatchObject({ kind: 'emergency', contact: '999' });
    expect(helplines).toContainEqual(
      expect.objectContaining({ contact: '116 123', country: 'GB' }),
    );
    expect(helplines.at(-1)).toMatchObject({ kind: 'directory', country: '' });
  });

  it('puts the lines for abuse first when that is what was written, and leaves them out else', () => {
    const [, first] = helplinesFor('GB', 'abuse');
    expect(first?.contact).toBe('0808 2000 247');
    expect(helplinesFor('GB').map(({ contact }) => contact)).not.toContain('0808 2000 247');
  });

  it('speaks of the other person when somebody else is in danger', () => {
    const finding = checkSafety('My brother tried to hang himself.');
    expect(finding && safetyAnswerFor(finding, {}).message).toContain('somebody in danger');
  });

  it.each(['suicide', 'self-harm', 'abuse', 'violence', 'medical-emergency'] as const)(
    'says of public words of %s that they stand there, never that nobody was told',
    (kind) => {
      for (const who of ['self', 'other'] as const) {
        const own = safetyAnswerFor({ kind, who }, {});
        const inForum = answerInPublic(own);
        expect(inForum).toMatchObject({ isPublic: true, helplines: own.helplines });
        expect(inForum.message).not.toMatch(/told|Nothing you wrote is lost/);
        if (/no one has been told\.$/.test(own.message)) {
          expect(inForum.message).toMatch(/stands in the forum\..* call the people below first\.$/);
        }
      }
    },
  );

  it('says so where no line of a country is known', () => {
    expect(helplinesFor('TV').at(-1)?.note).toContain('no line of your country');
    expect(helplinesFor(null)).toHaveLength(1);
    expect(helplinesFor(null)[0]?.note).toContain('do not know where you are');
  });

  it('answers whoever asks, and lists the countries to choose from', () => {
    const { country, countries, helplines } = helplinesIn({ country: 'ie' });
    expect(country).toBe('IE');
    expect(countries).toEqual(helplineCountries());
    expect(helplines.map(({ contact }) => contact)).toContain('50808');
  });
});

describe('where somebody is', () => {
  it.each([
    [{ timeZone: 'Europe/Berlin' }, 'DE'],
    [{ timeZone: 'Asia/Calcutta' }, 'IN'],
    [{ timeZone: 'UTC', locale: 'en-IE' }, 'IE'],
    [{ timeZone: 'Europe/Berlin', country: 'fr' }, 'FR'],
    [{ locale: 'en' }, null],
    [{ locale: 'not a locale' }, null],
  ])('%j is %s', (place, country) => {
    expect(countryOf(place)).toBe(country);
  });
});

describe('the list of helplines', () => {
  it.each(HELPLINES)(
    '$country $name $contact carries its source, and a day only if checked',
    (line) => {
      expect(line.country).toMatch(/^[A-Z]{2}$/);
      expect(new URL(line.source).protocol).toMatch(/^https?:$/);
      if (line.checked !== null) expect(line.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(line.contact).toMatch(/^[\d *#-]+$/);
      expect(EMERGENCY[line.country]).toBeDefined();
    },
  );
});
