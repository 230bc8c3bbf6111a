-- Words are folded further than before (entries.search.ts): ł is found as l, ø as o, ß's kin as two
-- letters. What was saved until now is brought to the same, whole tags (#tag) as they are.
UPDATE entries SET search =
  replace(replace(replace(replace(translate(
    ts_delete(search, tags.lexemes)::text, 'ςłđðøħŧı', 'σlddohti'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')::tsvector || array_to_tsvector(tags.lexemes)
FROM (
  SELECT user_id, id, ARRAY(SELECT lexeme FROM unnest(search) WHERE lexeme LIKE '#%') AS lexemes
  FROM entries
  WHERE search::text ~ '[ςłđðøħŧıßæœþ]'
) AS tags
WHERE entries.user_id = tags.user_id AND entries.id = tags.id;
