import { File } from 'node:buffer';
import sharp from 'sharp';

/** What is to be seen on the photos of the demo's forum; each is drawn here, a point at a time. */
export type SeedPhoto = 'windows' | 'bridge' | 'gauge';

type Ink = readonly [red: number, green: number, blue: number];

/** The ink at a point; the places run from 0 to 1, from the left and from the top. */
type Scene = (x: number, y: number) => Ink;

const WIDTH = 960;
const HEIGHT = 640;

const mixed = (a: Ink, b: Ink, share: number): Ink => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** A street at night: eight houses, and four windows that are lit. */
const windows: Scene = (x, y) => {
  const house = Math.floor(x * 8);
  const roof = 0.3 + ((house * 37) % 14) / 100;
  if (y > 0.92) return [13, 18, 29];
  if (y < roof) return mixed([14, 20, 34], [47, 62, 92], y / 0.45);
  const [across, down] = [(x * 8) % 1, (y - roof) / 0.14];
  const column = across < 0.5 ? 0 : 1;
  const row = Math.floor(down);
  const isPane = across % 0.5 > 0.16 && across % 0.5 < 0.36 && down % 1 > 0.3 && down % 1 < 0.8;
  if (!isPane || row > 3) return house % 2 ? [36, 46, 66] : [29, 37, 53];
  const isLit = ['0:0:1', '2:1:0', '4:0:2', '6:1:1'].includes(`${house}:${column}:${row}`);
  return isLit ? [242, 198, 107] : [20, 27, 40];
};

/** A bridge of one arch in the mist of a morning, and its picture in the water. */
const bridge: Scene = (x, y) => {
  const mist: Ink = [222, 214, 200];
  const iron: Ink = [52, 64, 88];
  const water = 0.72;
  const isMirrored = y > water;
  const height = isMirrored ? 2 * water - y : y;
  const arch = 0.36 + 0.34 * (2 * x - 1) ** 2;
  const isDeck = Math.abs(height - 0.34) < 0.014;
  const isArch = Math.abs(height - arch) < 0.016 && height > 0.34;
  const isPost = height > 0.34 && height < arch && (x * 26) % 1 < 0.1;
  const ground = isMirrored
    ? mixed([168, 182, 190], [120, 138, 150], (y - water) / (1 - water))
    : mixed([236, 224, 202], [196, 204, 206], y / water);
  if (!isDeck && !isArch && !isPost) return ground;
  return mixed(iron, isMirrored ? ground : mist, isMirrored ? 0.72 : 0.18 + 0.3 * height);
};

/** A rain gauge on a post, half full, before two hills. */
const gauge: Scene = (x, y) => {
  const isGlass = Math.abs(x - 0.5) < 0.055 && y > 0.24 && y < 0.72;
  if (isGlass) {
    const isMark = x < 0.485 && (y * 24) % 1 < 0.12;
    if (isMark) return [27, 35, 48];
    return y > 0.5 ? [127, 163, 181] : [238, 238, 230];
  }
  if (Math.abs(x - 0.5) < 0.016 && y >= 0.72) return [90, 70, 50];
  const near = 0.84 - 0.1 * Math.sin(x * 3 + 0.4);
  const far = 0.66 - 0.12 * Math.sin(x * 4.2 + 2);
  if (y > near) return mixed([92, 110, 70], [70, 84, 52], (y - near) * 4);
  if (y > far) return mixed([134, 148, 116], [112, 128, 94], (y - far) * 3);
  return mixed([196, 208, 212], [232, 226, 208], y / 0.7);
};

const SCENES: Record<SeedPhoto, Scene> = { windows, bridge, gauge };

/** A photo as a browser would send it. */
export async function drawPhoto(name: SeedPhoto): Promise<File> {
  const scene = SCENES[name];
  const points = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    points.set(scene((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT), at * 3);
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const bytes = await sharp(points, { raw }).jpeg({ quality: 88 }).toBuffer();
  return new File([new Uint8Array(bytes)], `${name}.jpg`, { type: 'image/jpeg' });
}
