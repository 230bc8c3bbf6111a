import { createTestApp, type TestApp } from './app.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';

/** An application whose operator has set up an outside model, and that model; `close` ends both. */
export interface OutsideApp {
  fake: FakeModel;
  test: TestApp;
  close(): Promise<void>;
}

/** Starts both; `env` holds further settings, such as what the model costs. */
export async function createOutsideApp(env: Record<string, string> = {}): Promise<OutsideApp> {
  const fake = await startFakeModel('openai-compatible');
  const test = await createTestApp({
    env: {
      GUIDE_PROVIDER: 'openai-compatible',
      GUIDE_BASE_URL: fake.baseUrl,
      GUIDE_MODEL: 'owl',
      GUIDE_TIMEOUT: '20',
      ...env,
    },
  });
  return {
    fake,
    test,
    async close() {
      await test.close();
      await fake.close();
    },
  };
}
