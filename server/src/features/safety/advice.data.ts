/** What a guide must not give. */
export type AdviceKind = 'diagnosis' | 'medicine' | 'means' | 'persona';

interface AdvicePattern {
  kind: AdviceKind;
  pattern: RegExp;
  /** What makes the sentence harmless after all. */
  unless?: RegExp;
}

const CONDITION =
  "(?:(?:clinical|major|severe|mild|moderate|seasonal|postnatal|postpartum|manic|chronic|generali[sz]ed|social|health|complex|undiagnosed|untreated|classic|high-functioning|some form of|a form of|a touch of|signs of|symptoms of|a case of) )*(?:depression|depressive disorder|bipolar(?: disorder)?|adhd|add|autism|autistic|asd|ptsd|c-?ptsd|ocd|obsessive[- ]compulsive disorder|bpd|borderline(?: personality disorder)?|schizophreni\\w*|psychosis|psychotic|anxiety disorder|panic disorder|eating disorder|anorexi\\w*|bulimi\\w*|dysthymia|cyclothymia|insomnia disorder|narcissis\\w* personality disorder|npd|dementia|alzheimer'?s|an addiction|addiction|alcoholism|an alcoholic|clinically depressed|dissociative \\w+|personality disorder|mental illness|mood disorder|hypomani\\w*|mania)";
const MEDICINE =
  "(?:medication|medications|medicine|meds|tablets?|pills?|antidepressants?|antipsychotics?|sedatives?|sleeping pills|ssris?|sertraline|fluoxetine|prozac|zoloft|citalopram|escitalopram|lexapro|mirtazapine|venlafaxine|bupropion|lithium|lamotrigine|quetiapine|olanzapine|risperidone|diazepam|valium|lorazepam|xanax|alprazolam|clonazepam|zopiclone|ambien|melatonin|methylphenidate|ritalin|adderall|propranolol|ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|codeine|tramadol|insulin|ashwagandha|st\\.? john'?s wort|5-htp|magnesium|cbd|ketamine|psilocybin)";
const TOLD =
  /\byou (?:wrote|said|mention|mentioned|noted|told|write|described|called|call|quote)\b|\byour (?:doctor|gp|psychiatrist|therapist|nurse|pharmacist)\b/;
const DISCLAIMED =
  /\b(?:not|no|never|cannot|can't|don't|isn't|only a (?:doctor|clinician|professional))\b/;

/** Read in this order against one lower-case sentence at a time. */
export const ADVICE_PATTERNS: readonly AdvicePattern[] = [
  {
    kind: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:you (?:(?:may|might|could|probably|likely|clearly|definitely|almost certainly|seem to|appear to|do|must|are likely to|are probably|really) )*(?:have|suffer from|are suffering from|are experiencing|be suffering from|be experiencing|be dealing with|are dealing with|show|are showing|exhibit|meet the criteria for|be showing|fit the criteria for)|you(?:'re| are| might be| may be| could be| seem| sound| appear| must be)|(?:this|that|it|which|what you describe|what you're describing|your \\w+(?: \\w+)?) (?:(?:may|might|could|strongly|clearly|really|certainly|all) )*(?:sounds?|looks?|seems?|points?|suggests?|indicates?|is|are|be|resembles?|reads?)(?: very much| a lot| to me)?(?: like| to| consistent with| typical of| indicative of| a sign of| a symptom of| due to| caused by)?|i(?:'d| would)? (?:think|believe|suspect|diagnose|say)(?: that)? (?:you (?:have|are|with)|this is|it's)|you with|your diagnosis is|diagnos(?:ed|is)(?: is| of| with)?) (?:a |an |the )?(?:(?:possible|probable|likely|typical|textbook|case of|kind of|a bit|slightly|somewhat|very|showing|experiencing|suffering from|dealing with) ){0,3}${CONDITION}\\b`,
    ),
    unless: TOLD,
  },
  {
    kind: 'medicine',
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:mg|milligrams?|mcg|micrograms?|µg|iu|tablets?|pills?|capsules?|drops|puffs|units of insulin)\b/,
    unless: TOLD,
  },
  {
    kind: 'medicine',
    pattern: new RegExp(
      `\\b(?:take|taking|try|trying|start|starting|stop|stopping|skip|skipping|increase|increasing|reduce|reducing|lower|double|doubling|halve|halving|raise|taper|tapering|come off|coming off|quit|switch|switching|adjust|adjusting|change|changing|consider|need|recommend|suggest|combine|mix|get a prescription for|ask for|up|wean)(?: (?:off|to|on|taking|up|with|from|using))*(?: (?:your|the|some|a|an|any|more|less|another|two|one|extra|low|small|high|daily|higher|lower|dose of|course of|doses? of|prescription for|prescribed|different|over-the-counter|herbal|natural|bit of)){0,4} ${MEDICINE}\\b`,
    ),
    unless: TOLD,
  },
  {
    kind: 'medicine',
    pattern:
      /\b(?:increase|reduce|double|halve|lower|raise|skip|change|adjust|miss|up) (?:your|the|a) (?:\w+ )?(?:dose|doses|dosage|prescription)\b|\b(?:recommended|safe|right|usual|typical|starting|maximum|daily|correct) (?:dose|dosage) (?:is|for|of|would)\b|\byou (?:don't|do not|no longer|shouldn't|should not|should|need to) need (?:your |any |to take )?(?:medication|medicine|meds|antidepressants?|therapy anymore)\b|\bstop (?:your )?(?:treatment|therapy|chemo\w*|dialysis)\b/,
    unless: /\byou (?:wrote|said|mentioned|noted|told|described)\b/,
  },
  {
    kind: 'means',
    pattern:
      /\b(?:lethal|fatal|deadly) (?:dose|doses|amount|quantity|combination|height|overdose)\b|\b(?:painless|quick(?:est)?|easiest|most effective|reliable|surest|least painful|best) (?:way|ways|method|methods) (?:to|of) (?:die|dying|kill|killing|end|ending|suicide|overdose|hang|hanging|cut|self[- ]harm)\b|\b(?:methods?|ways|means) (?:of|for|to commit) (?:suicide|self[- ]harm)\b|\bhow to (?:kill yourself|end your life|hang yourself|overdose|make a noose|tie a noose|cut yourself|hide (?:the |your )?(?:cuts|scars)|make a bomb|purge|starve yourself)\b|\btie a noose\b|\b(?:cut|slice) (?:along|down|across|deeper|vertically)\b.{0,30}\b(?:wrist|arm|vein|artery)/,
  },
  {
    kind: 'persona',
    pattern:
      /\b(?:i am|i'm|as)(?: also| just| really| actually)? (?:an? |your )?(?:(?:real|actual|licensed|qualified|trained|certified|living|registered|human|professional|experienced|fellow) )*(?:human(?: being)?|person|therapist|psychologist|psychiatrist|doctor|physician|counsell?or|clinician|nurse|psychotherapist|social worker|life coach)\b/,
    unless: new RegExp(
      `${DISCLAIMED.source}|\\bas (?:a|your|the|any) (?:person|human|human being|doctor|nurse|therapist|counsell?or|psychologist)\\b(?! *[,;:]? *i\\b)`,
    ),
  },
  {
    kind: 'persona',
    pattern:
      /\bi(?:'m| am) not (?:an? )?(?:ai|bot|machine|robot|software|program|chatbot|computer|language model)\b|\bin my (?:clinical|therapeutic|professional|medical) (?:practice|experience|opinion|judg(?:e)?ment)\b|\bmy (?:other )?(?:patients|clients)\b|\bi (?:have|hold) a (?:degree|licen[cs]e|doctorate) in\b|\bwhen i was (?:a child|young|your age|growing up)\b|\bour (?:therapy )?sessions?\b|\bi can (?:diagnose|treat|cure|prescribe)\b/,
  },
];
