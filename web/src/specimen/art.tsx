import badges from '../art/badges/index.json';
import moods from '../art/moods/index.json';
import { Badge } from '../ui/art/Badge.tsx';
import { EmptyScene } from '../ui/art/EmptyScene.tsx';
import { Emblem } from '../ui/art/emblems/Emblem.tsx';
import { Merlin } from '../ui/art/Merlin.tsx';
import type { Mood } from '../ui/art/MoodMark.tsx';
import { Envelope, Fleuron } from '../ui/art/Ornament.tsx';
import { HeroPlate } from '../ui/art/plates/HeroPlate.tsx';
import { PathPlate } from '../ui/art/plates/PathPlate.tsx';
import { RankMark } from '../ui/art/RankMark.tsx';
import { MoodLabel } from '../ui/labels/MoodLabel.tsx';
import { Rule } from '../ui/typography/Rule.tsx';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import classes from './Specimen.module.css';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The small drawings. */
export function ArtSmall() {
  return (
    <section className={classes.stack}>
      <SectionHead>Marks</SectionHead>
      <div className={classes.row}>
        {moods.map(({ mood }) => (
          <MoodLabel key={mood} mood={mood as Mood} />
        ))}
      </div>
      <Rule weight="hair" />
      <div className={classes.row}>
        {LEVELS.map((level) => (
          <RankMark key={level} level={level} size={44} />
        ))}
        <Fleuron />
        <Envelope />
      </div>
      <Rule />
      <div className={classes.row}>
        {badges.slice(0, 12).map(({ file, title }) => (
          <Badge key={file} name={file.replace('.svg', '')} title={title} />
        ))}
        <Badge name="badge-locked-oct" />
      </div>
      <Rule weight="double" />
      <div className={classes.row}>
        {[1, 2, 3, 4, 5, 6, 18].map((number) => (
          <Emblem key={number} number={number} />
        ))}
      </div>
      <div className={classes.row}>
        <Merlin />
        <Merlin pose="thinking" />
        <Merlin pose="glad" />
        <Merlin pose="quiet" />
        <EmptyScene scene="entries" />
        <EmptyScene scene="not-found" />
      </div>
    </section>
  );
}

/** The big engravings. */
export function ArtPlates() {
  return (
    <section className={classes.plates}>
      <PathPlate level={1} progress={0.5} />
      <PathPlate level={8} />
      <PathPlate level={5} crop="close" />
      <HeroPlate className={classes.hero} />
    </section>
  );
}
