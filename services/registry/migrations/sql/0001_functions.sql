-- Folding of names, equal letter by letter to services/kit/text.py (a test proves it).
-- plpgsql because it runs faster here than the same body as a SQL function; all-ASCII names,
-- most of them, take the short way.
create function registry.plain(t text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  apart text;
begin
  if octet_length(t) = char_length(t) then
    return lower(t collate "C");
  end if;
  apart := normalize(lower(t collate pg_c_utf8), nfd);
  apart := regexp_replace(apart, '[\u0300-\u036f]', '', 'g');
  if apart ~ '[ßæœ]' then
    apart := replace(replace(replace(apart, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  return translate(apart, 'øłđħıς', 'oldhiσ');
end $$;

-- runs of blanks of any kind become one space; none at the ends
create function registry.single_spaced(t text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  spaced text := t;
begin
  if octet_length(t) <> char_length(t) or t ~ '[\x01-\x1f]' then
    spaced := translate(t, U&'\0009\000A\000B\000C\000D\001C\001D\001E\001F\0085\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000', repeat(' ', 28));
  end if;
  if position('  ' in spaced) > 0 then
    spaced := regexp_replace(spaced, ' +', ' ', 'g');
  end if;
  return btrim(spaced, ' ');
end $$;

create function registry.fold_given(t text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return registry.single_spaced(registry.plain(translate(
    t, U&'-.,\2010\2011\2012\2013\2014\2212' || '''’‘‛ʼʻʹˊˋ′´`＇', repeat(' ', 9))));
end $$;

create function registry.fold_surname(t text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return replace(registry.fold_given(t), ' ', '');
end $$;

-- an apostrophe at the end of a word stands for the accent of its last letter: pieta' is pietà
create function registry.fold_identity(t text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  folded text := registry.single_spaced(registry.plain(translate(t, '’‘‛ʼʻʹˊˋ′´`＇', repeat('''', 12))));
begin
  if position('''' in folded) > 0 then
    folded := regexp_replace(folded, '([^'' ])''+(?= |$)', '\1', 'g');
  end if;
  return folded;
end $$;

create function registry.fold_person(surname text, name text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return registry.fold_identity(surname) || '|' || registry.fold_identity(name);
end $$;

-- hashes of a term and of its one-letter deletions: terms one edit or one swap apart share one
create function registry.near(t text) returns int[]
language plpgsql immutable strict parallel safe as $$
declare
  hashes int[] := array[hashtext(t)];
  before text := '';
  letter text;
begin
  for i in 1..length(t) loop
    letter := substr(t, i, 1);
    if letter <> before then
      hashes := hashes || hashtext(substr(t, 1, i - 1) || substr(t, i + 1));
    end if;
    before := letter;
  end loop;
  return hashes;
end $$;

-- surnames that a nominative gives beside the own one: 'Rossi Maria ved. Bianchi in Lo Presti',
-- 'Rossi Maria (ved.Bianchi)'; a nominative may be of any length, an index entry may not
create function registry.other_surnames(nominative text) returns setof text
language sql immutable strict parallel safe as $$
  select distinct left(key, 200)
  from (
    select registry.fold_surname(split_part(part, ')', 1)) as key
    from regexp_split_to_table(
      nominative,
      '(?:^|[\s(,/])(?:(?:ved|v\.va|con|cgt)\.\s*'
        || '|(?:ved|vedova|v\.va|vva|in|nata|coniugata|cgt|moglie\s+(?:di|del))\s+)',
      'i'
    ) with ordinality as parts(part, place)
    where place > 1
    offset 0 -- folds each name once: the planner would write the call twice
  ) folded
  where key <> ''
$$;

-- two dates contradict each other when they differ at the precision that both have
create function registry.dates_differ(one text, other text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(
    left(one, least(length(one), length(other))) <> left(other, least(length(one), length(other))),
    false)
$$;
