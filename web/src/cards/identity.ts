// Identities as views name them (潛伏戰線, 特工机关, 双面间谍 …): code, emblem, colour, telegraph code.
import type { Colour } from './face';

export interface IdentityFace {
  /** Key of the name. */
  key: string;
  /** Key of what it needs, if it does not follow from that of the name. */
  goal?: string;
  emblem: string;
  /** The colour it collects, if it collects one. */
  colour: Colour | null;
  tele: string;
  /** The faction of the newer edition's strangers is one, whatever their task. */
  stranger: boolean;
}

const FACES: Record<string, IdentityFace> = {
  潛伏戰線: { key: 'identity-front', emblem: 'e-front', colour: 'red', tele: '3383 0126', stranger: false },
  軍情局: { key: 'identity-bureau', emblem: 'e-bureau', colour: 'blue', tele: '6511 1906', stranger: false },
  軍情處: {
    key: 'identity-office',
    goal: 'web-goal-bureau',
    emblem: 'e-bureau',
    colour: 'blue',
    tele: '6511 1906',
    stranger: false,
  },
  打醬油: { key: 'identity-soy', emblem: 'e-soy', colour: null, tele: '2092 6830', stranger: false },
  潜伏战线: { key: 'identity-qianfu', emblem: 'e-front', colour: 'red', tele: '3383 0126', stranger: false },
  特工机关: { key: 'identity-tegong', emblem: 'e-bureau', colour: 'blue', tele: '3676 1562', stranger: false },
  镇压者: { key: 'identity-zhenyazhe', emblem: 'e-zhenyazhe', colour: null, tele: '6966 1090', stranger: true },
  篡夺者: { key: 'identity-cuanduozhe', emblem: 'e-cuanduozhe', colour: null, tele: '4647 1161', stranger: true },
  双面间谍: {
    key: 'identity-shuangmianjiandie',
    emblem: 'e-shuangmianjiandie',
    colour: null,
    tele: '7175 7240',
    stranger: true,
  },
  诱变者: { key: 'identity-youbianzhe', emblem: 'e-youbianzhe', colour: null, tele: '6131 6239', stranger: true },
  先行者: { key: 'identity-xianxingzhe', emblem: 'e-xianxingzhe', colour: null, tele: '0341 5887', stranger: true },
  搅局者: { key: 'identity-jiaojuzhe', emblem: 'e-jiaojuzhe', colour: null, tele: '2383 1444', stranger: true },
  清道夫: { key: 'identity-qingdaofu', emblem: 'e-qingdaofu', colour: null, tele: '3237 6670', stranger: true },
  无身份: { key: 'identity-none', emblem: 'e-none', colour: null, tele: '', stranger: true },
  // what a probe or a claim may name when the task is nobody's business
  神秘人: { key: 'faction-shenmi', emblem: 'e-mystery', colour: null, tele: '4377 4434', stranger: true },
};

/** The face of an identity, or null where it is not known ('?'). */
export function readIdentity(name: string): IdentityFace | null {
  return FACES[name] ?? null;
}

/** The ink of an identity: its colour, or the brown and green that belong to those who play for themselves. */
export function identityInk(face: IdentityFace | null, dark = false): string {
  if (face?.colour) return `var(--${face.colour})`;
  if (dark) return 'var(--text-2)';
  return face?.stranger ? '#3f4a45' : '#4d4433';
}
