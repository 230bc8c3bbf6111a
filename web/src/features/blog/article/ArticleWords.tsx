import { wordsForReaders } from '@pathkeeper/contract';
import { useMemo, useRef } from 'react';
import { useArticleWords } from './use-article-words.ts';

/** The words of an article, and its notes once more at their end, for paper alone. */
export function ArticleWords({ content }: { content: string }) {
  const words = useRef<HTMLDivElement>(null);
  const html = useMemo(() => wordsForReaders(content), [content]);
  const notes = useMemo(() => notesIn(content), [content]);
  useArticleWords(words, html);
  return (
    <>
      <div
        ref={words}
        className="article-words"
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server (D58)
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {notes.length > 0 && (
        <ol className="article-endnotes" dir="auto">
          {notes.map(({ number, html: note }) => (
            <li
              key={number}
              value={number}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server (D58)
              dangerouslySetInnerHTML={{ __html: note }}
            />
          ))}
        </ol>
      )}
    </>
  );
}

const NOTE = /<aside role="note" data-footnote="(\d{1,3})"[^>]*>([\s\S]*?)<\/aside>/g;

const BACK = /<a href="#footnote-mark-[^>]*>.*?<\/a>/g;

const notesIn = (content: string) =>
  [...content.matchAll(NOTE)].map(([, number, html = '']) => ({
    number: Number(number),
    html: html.replace(BACK, ''),
  }));
