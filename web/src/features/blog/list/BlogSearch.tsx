import { BLOG_LIMITS } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';

interface BlogSearchProps {
  /** The words that are looked for. */
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
}

/** Words to look for in the articles. Without any, the whole list is back (S2.4). */
export function BlogSearch({ q = '', onSearch }: BlogSearchProps) {
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    // Another address: back, or a search that was cleared elsewhere.
    setAsked(q);
    setText(q);
  }
  return (
    <search>
      <form
        className="blog-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim() || undefined);
        }}
      >
        <SearchField
          label="Search the blog"
          labelHidden
          placeholder="Search the blog"
          dir="auto"
          name="q"
          maxLength={BLOG_LIMITS.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onClear={() => {
            setText('');
            onSearch(undefined);
          }}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
