import { describe, expect, it } from 'vitest';
import { modelSettings } from './model.config.ts';

const defaults = {
  GUIDE_PROVIDER: 'openai-compatible' as const,
  GUIDE_BASE_URL: 'http://127.0.0.1:11434/v1/',
  GUIDE_MODEL: 'owl',
  GUIDE_TIMEOUT: 60,
  GUIDE_DAILY_COST: 0.25,
  GUIDE_PRICE_IN: 0,
  GUIDE_PRICE_OUT: 0,
};

describe('the operator’s model', () => {
  it('is none unless one is named', () => {
    expect(modelSettings({ ...defaults, GUIDE_PROVIDER: 'built-in' })).toBeNull();
    expect(modelSettings({ ...defaults, GUIDE_MODEL: undefined })).toBeNull();
    expect(modelSettings({ ...defaults, GUIDE_BASE_URL: undefined })).toBeNull();
  });

  it('is asked at its address, and costs nothing on one’s own machine', () => {
    expect(modelSettings(defaults)).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      timeoutMs: 60_000,
      dailyCostCap: Number.POSITIVE_INFINITY,
    });
  });

  it('has a daily cap where it has a price', () => {
    const settings = modelSettings({ ...defaults, GUIDE_PRICE_OUT: 15 });
    expect(settings?.dailyCostCap).toBe(250_000);
  });

  it('needs no address for Anthropic’s own', () => {
    const settings = modelSettings({
      ...defaults,
      GUIDE_PROVIDER: 'anthropic',
      GUIDE_BASE_URL: undefined,
    });
    expect(settings?.baseUrl).toBe('https://api.anthropic.com/v1');
  });
});
