import type { GuideSource } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Guide } from '../../guide-provider/index.ts';
import {
  lifePathShape,
  monthShape,
  reflectionShape,
  visionShape,
  weekShape,
} from '../checks/drafts.schema.ts';
import { createAsk } from './model.ask.ts';
import type { ModelSettings } from './model.config.ts';
import { type AuditCall, createExchange, type Exchange, type Log } from './model.exchange.ts';
import {
  architectPrompt,
  consultPrompt,
  lifePathPrompt,
  periodPrompt,
  reflectPrompt,
  visionPrompt,
} from './prompts.ts';
import { readJson } from './read-json.ts';

export type { AuditCall } from './model.exchange.ts';

export interface ModelGuideOptions {
  fetch?: typeof globalThis.fetch;
  /** Milliseconds before a second try. */
  pauseMs?: number;
  /** Told why a call failed: one sentence, without a word of what was sent, nor the key. */
  log: Log;
}

/** The operator's model, made once for a server; each person's calls go through a guide of their own. */
export interface ModelGuide {
  readonly source: GuideSource;
  /** The host that entries are sent to: what a person consents to. */
  readonly destination: string;
  /** Its drafts are unchecked: it belongs behind the guard. `log` is told of failures in place of the usual one. */
  guideFor(auditCall: AuditCall, log?: Log): Guide;
}

/** A question with the answer held to a shape, on the wire and when it is read. */
const inShape = <S extends z.ZodType>(schema: S) => ({
  schema,
  read: (text: string) => readJson(schema, text),
});

/**
 * A guide that asks an outside model (D30): one time limit, one second try.
 * @throws AppError guide_unavailable (503) when it was not reached in time, guide_failed (502) when
 * its answer was of no use
 */
export function createModelGuide(settings: ModelSettings, options: ModelGuideOptions): ModelGuide {
  const ask = createAsk(settings, options);
  const source: GuideSource = { kind: 'model', name: settings.model };
  return {
    source,
    destination: new URL(settings.baseUrl).host,
    guideFor: (auditCall, log = options.log) =>
      guideThrough(createExchange(ask, settings, log, auditCall), source),
  };
}

function guideThrough(exchange: Exchange, source: GuideSource): Guide {
  return {
    source,
    reflect: (request, options) => {
      const prompt = reflectPrompt(request);
      return exchange({ purpose: 'entry', prompt, ...inShape(reflectionShape) }, options);
    },
    week: (request, options) => {
      const prompt = periodPrompt(request);
      return exchange({ purpose: 'weekly', prompt, ...inShape(weekShape) }, options);
    },
    month: (request, options) => {
      const prompt = periodPrompt(request);
      return exchange({ purpose: 'monthly', prompt, ...inShape(monthShape) }, options);
    },
    consult: async (request, options) => {
      const prompt = consultPrompt(request);
      const read = (text: string) => text.trim();
      const message = await exchange({ purpose: 'merlin', prompt, read }, options);
      // What it quotes stands in the text; the guard finds it there.
      return { message, quotes: [] };
    },
    architect: async (request, options) => {
      const prompt = architectPrompt(request);
      const read = (text: string) => text.trim();
      const message = await exchange({ purpose: 'architect', prompt, read }, options);
      return { message, quotes: [] };
    },
    vision: (request, options) => {
      const prompt = visionPrompt(request);
      return exchange({ purpose: 'architect', prompt, ...inShape(visionShape) }, options);
    },
    lifePath: (request, options) => {
      const prompt = lifePathPrompt(request);
      return exchange({ purpose: 'life-path', prompt, ...inShape(lifePathShape) }, options);
    },
  };
}
