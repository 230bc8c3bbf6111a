-- What an administrator set of the level gates is kept as the word that names it (D24).
UPDATE "instance_settings"
SET "value" = ("value"::jsonb || jsonb_build_object('levelGates',
  CASE "value"::jsonb -> 'levelGates' WHEN 'false'::jsonb THEN 'open' ELSE 'enforced' END))::text
WHERE "key" = 'settings' AND jsonb_typeof("value"::jsonb -> 'levelGates') = 'boolean';
