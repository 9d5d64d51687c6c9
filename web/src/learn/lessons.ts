// The lessons as the server lists them, in the reader's language.
import { getJson } from '../net/http';

export interface LessonInfo {
  name: string;
  number: number;
  minutes: number;
  title: string;
  goal: string;
  cards: string[];
  steps: string[];
}

export interface Course {
  edition: string;
  known: number | null;
  lessons: LessonInfo[];
}

export interface Lessons {
  lang: string;
  shared: Record<string, string>;
  courses: Course[];
}

const known = new Map<string, Promise<Lessons>>();

export function loadLessons(lang: string): Promise<Lessons> {
  let found = known.get(lang);
  if (!found) {
    found = getJson<Lessons>(`api/lessons/${lang}`);
    found.catch(() => known.delete(lang));
    known.set(lang, found);
  }
  return found;
}

export function findLesson(all: Lessons, name: string): LessonInfo | null {
  for (const course of all.courses) for (const one of course.lessons) if (one.name === name) return one;
  return null;
}
