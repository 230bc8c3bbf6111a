import { lines, type MeaningGroup } from '../../cases.types.ts';

/** What asks for quiet, said in plain words. */
export const PLAINLY_TOLD: readonly MeaningGroup[] = [
  {
    name: 'loss',
    tier: 'none',
    kind: 'loss',
    texts: lines(`
      Dad died at six.
      Mum died this morning.
      Mum passed away this morning, very quietly.
      She's dead. I keep writing it to see if it is true.
      He's dead. They rang at ten past four.
      Gran died last night in her sleep.
      Grandad went at three. We were all there.
      Colin died on Friday. Heart, they think.
      My brother died. I don't know how to write anything else.
      My wife died on Tuesday.
      We buried my father today.
      The funeral was at eleven. It rained on the coffin.
      The vet came at two and put him to sleep.
      Biscuit died. She was fourteen.
      The cat was hit by a car and died in my arms.
      We had to let the dog go this afternoon.
      Auntie Bose has passed. My mother has not stopped crying.
      My best friend was killed on the ring road on Saturday.
      They switched the machine off at noon and he went.
      Nan's gone. She went before I could get there.
      Got the call. Grandpa passed.
      Papa is no more. The body comes home tomorrow.
      My son would have been nine today.
      It is a year today since she died.
      Six weeks since the funeral and I still lay two plates.
      I lost my sister in March.
      my nan died today. thats it
      dad's dead and everybody keeps bringing lasagne
      He died in the night and nobody rang me till eight.
      My mate Kev hanged himself on Sunday. I spoke to him Friday.
    `),
  },
  {
    name: 'birth',
    tier: 'none',
    kind: 'birth',
    texts: lines(`
      We lost the baby at eleven weeks.
      There was no heartbeat.
      I had a miscarriage on Thursday.
      She was stillborn. We named her Ada.
      The baby came at twenty five weeks and is on a ventilator.
      It was ectopic and they had to operate.
      The third round of IVF failed.
      I'm bleeding and they say to wait until Monday for the scan.
      They found something wrong with the baby's heart.
      our little boy was born sleeping on the 4th
    `),
  },
  {
    name: 'illness',
    tier: 'none',
    kind: 'illness',
    texts: lines(`
      It's cancer.
      Mum has cancer. Stage four.
      The lump is malignant.
      Dad has had a stroke and he can't speak.
      They say it is Parkinson's.
      My daughter was diagnosed with leukaemia today.
      He had a heart attack on Sunday and is in intensive care.
      My wife has dementia and today she did not know me.
      The chemo has stopped working.
      I have MS. They told me in a corridor.
      They are stopping the treatment.
      The biopsy came back and it is not good.
    `),
  },
  {
    name: 'violence',
    tier: 'none',
    kind: 'violence',
    texts: lines(`
      I was attacked on the way home.
      I was raped.
      A man grabbed me in the underpass and took my phone and hit me.
      They broke in while we were asleep and tied up my father.
      A patient punched me and I could not see out of one eye.
      Somebody was stabbed in front of me outside the shop.
      He was shot two doors from us.
      They shelled our street again last night.
    `),
  },
  {
    name: 'hard',
    tier: 'none',
    kind: 'hard',
    texts: lines(`
      He left me this morning. Twelve years.
      My husband has been seeing somebody else for two years.
      We are being evicted on the first.
      My son was arrested last night.
      I lost my job today and I haven't told them at home.
      I drank again after four years.
      I was outed at school today by somebody I trusted.
      They took the children into care on Monday.
    `),
  },
];
