/** How the operator's model is reached, and what it may cost. */
export interface ModelSettings {
  provider: 'openai-compatible' | 'anthropic';
  /** Without the path of the call, such as http://127.0.0.1:11434/v1. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** For a whole answer, a second try included. */
  timeoutMs: number;
  /** What one account may cost a day, in millionths of a US dollar; without end for a free model. */
  dailyCostCap: number;
  /** US dollars per million tokens, which is millionths of a dollar per token; 0 for one's own machine. */
  prices: { input: number; output: number };
}

/** The settings of platform/config.ts that are about the guide. */
interface GuideConfig {
  GUIDE_PROVIDER: 'built-in' | ModelSettings['provider'];
  GUIDE_BASE_URL?: string | undefined;
  GUIDE_MODEL?: string | undefined;
  GUIDE_API_KEY?: string | undefined;
  /** Seconds. */
  GUIDE_TIMEOUT: number;
  /** US dollars. */
  GUIDE_DAILY_COST: number;
  GUIDE_PRICE_IN: number;
  GUIDE_PRICE_OUT: number;
}

const ANTHROPIC = 'https://api.anthropic.com/v1';

/** The configured model; null when the built-in guide answers alone (D30). */
export function modelSettings(config: GuideConfig): ModelSettings | null {
  const { GUIDE_PROVIDER: provider, GUIDE_MODEL: model } = config;
  const baseUrl = config.GUIDE_BASE_URL ?? (provider === 'anthropic' ? ANTHROPIC : undefined);
  if (provider === 'built-in' || model === undefined || baseUrl === undefined) return null;
  const prices = { input: config.GUIDE_PRICE_IN, output: config.GUIDE_PRICE_OUT };
  const isFree = prices.input === 0 && prices.output === 0;
  return {
    provider,
    model,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: config.GUIDE_API_KEY,
    timeoutMs: config.GUIDE_TIMEOUT * 1000,
    dailyCostCap: isFree
      ? Number.POSITIVE_INFINITY
      : Math.round(config.GUIDE_DAILY_COST * 1_000_000),
    prices,
  };
}
