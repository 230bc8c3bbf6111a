/**
 * The words by which a sentence is placed under a pillar. `strong` words belong to one pillar
 * alone, `weak` ones only lean towards it. A star ends a stem.
 */
export const PILLAR_WORDS = {
  health: {
    strong:
      'health* sleep* slept asleep body bodies exercis* gym swim* swam running marathon* jog* yoga diet weight fit fitness strength stronger knee* muscle* doctor* medic* blood lungs heart+rate insomnia exhaust* alcohol smok* vegetable* sugar cycl* stretch* breathe',
    weak: 'tired* run runs ran walk* eat eating food cook* strong energ* rest rested bed back pain climb* hike* train trained drink drinking stairs breath* swimmer',
  },
  wealth: {
    strong:
      'money debt* salar* wage* income* loan* mortgage* rent rents pension* invest* saving* savings financ* career* job jobs profession* promot* freelanc* client* customer* employ* unemploy* euros pounds dollars wealth* bills business* bakery workshop* studio shop self-employed',
    weak: 'work works working worked earn* pay pays paid save saved cash budget* boss office company companies colleague* house* flat apartment* roof secur* afford* home homes sell selling hire* trade',
  },
  love: {
    strong:
      'wife husband* partner girlfriend* boyfriend* marri* marry wedding* spouse* friend* friendship* love loves loved loving family families brother* sister* mother* father* mum mums mom moms dad dads parents siblings cousin* neighbour* neighbor* lonel* fiance*',
    weak: 'together dinner close call calls phone listen* visit* date dating hug* grandmother* grandfather* grandma* grandpa* belong* aunt* uncle*',
  },
  legacy: {
    strong:
      'legac* children child kids grandchild* granddaughter* grandson* generation* remembered inherit* ancestor* heritage outlast* outlive* volunteer* donat* charit* communit* orchard* leave+behind after+me pass+on passed+on passing+on bequeath*',
    weak: 'son sons daughter* kid baby build* built plant planted help helping give giving village town pupils apprentice* tradition* memor* remember* found founding scholarship* foundation young younger',
  },
  wisdom: {
    strong:
      'learn* wisdom wise wiser study* studied studies studying university degree* course courses lesson* reading book* librar* language* portuguese spanish french german italian arabic english japanese polish welsh greek turkish mentor* philosoph* mistake* understand* curio*',
    weak: 'read reads class classes school skill* practise* practice* teach* taught write writing written poem* poet* novel* journal* essay* stories story advice question* experience* exam* piano guitar violin',
  },
  spirituality: {
    strong:
      'faith* god pray* church* mosque* temple* synagogue* spirit* soul* meditat* silen* stillness sacred holy bless* grateful* gratitude purpose meaning+of a+meaning+in more+meaning find+meaning meaningful* pilgrim* monastery sabbath psalm* retreat*',
    weak: 'quiet* peace* calm* nature forest woods sea mountain* sky stars garden* candle* breath* alone river* presence believe* thankful* beach hill hills sunrise sunset',
  },
  character: {
    strong:
      'honest* integrity courag* brave* character* patien* disciplin* habit* temper truth* promis* reliab* humil* humble kinder kindness generous* self-respect trustworth* forgiv* forgive apolog* keep+my+word my+word',
    weak: 'kind fear* afraid scared daring dare lie lies lying angry anger shout* speak+up stand+up calm* routine* person+who the+kind+of word respect* fair fairness confiden* steady consisten* procrastinat* blame',
  },
} as const;
