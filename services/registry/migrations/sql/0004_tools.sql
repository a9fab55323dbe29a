-- equal to services/kit/fiscal_code.py (a test proves it): a code that is not good, however spaced
create function registry.fiscal_code_fault(t text) returns boolean
language plpgsql immutable strict parallel safe as $$
declare
  code text;
  b bytea;
  odd constant int[] := array[1,0,5,7,9,13,15,17,19,21,2,4,18,20,11,3,6,8,12,14,16,10,22,25,24,23];
begin
  if octet_length(t) <> char_length(t) then
    return true;
  end if;
  code := upper(regexp_replace(t, '[\x09-\x0d\x1c-\x20]', '', 'g') collate "C");
  if code !~ '^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$' then
    return true;
  end if;
  b := translate(code, '0123456789', 'ABCDEFGHIJ')::bytea;
  return get_byte(b, 15) - 65 <> (
    odd[get_byte(b, 0) - 64] + odd[get_byte(b, 2) - 64] + odd[get_byte(b, 4) - 64]
    + odd[get_byte(b, 6) - 64] + odd[get_byte(b, 8) - 64] + odd[get_byte(b, 10) - 64]
    + odd[get_byte(b, 12) - 64] + odd[get_byte(b, 14) - 64]
    + get_byte(b, 1) + get_byte(b, 3) + get_byte(b, 5) + get_byte(b, 7) + get_byte(b, 9)
    + get_byte(b, 11) + get_byte(b, 13) - 7 * 65
  ) % 26;
end $$;

-- Tombs that once held more persons than they have places. Only grows, and who reads it looks at the
-- tomb itself: a leftover costs one probe. Whoever lays somebody into a tomb holds its lock, so no
-- two of them each see only their own person.
create function registry.note_crowded(ids int[]) returns void language plpgsql as $$
begin
  insert into registry.crowded_tomb (tomb_id)
    select t.id
    from (
      select tomb_id, count(*) as persons from registry.deceased
      where tomb_id = any (ids) group by tomb_id having count(*) > 1
    ) lying
    join registry.tomb t on t.id = lying.tomb_id
    where lying.persons > t.capacity
    on conflict do nothing;
end $$;

create function registry.crowd_in() returns trigger language plpgsql as $$
begin
  perform registry.note_crowded(array(select distinct tomb_id from fresh));
  return null;
end $$;

create function registry.crowd_over() returns trigger language plpgsql as $$
declare
  ids int[] := array(
    select distinct f.tomb_id from fresh f join gone g using (id) where f.tomb_id <> g.tomb_id);
begin
  if cardinality(ids) > 0 then
    perform registry.note_crowded(ids);
  end if;
  return null;
end $$;

create function registry.crowd_tomb() returns trigger language plpgsql as $$
begin
  perform registry.note_crowded(array[new.id]);
  return null;
end $$;

create trigger deceased_crowd_in after insert on registry.deceased
  referencing new table as fresh for each statement execute function registry.crowd_in();
create trigger deceased_crowd_over after update on registry.deceased
  referencing new table as fresh old table as gone
  for each statement execute function registry.crowd_over();
create trigger tomb_crowd after update of capacity on registry.tomb
  for each row when (new.capacity < old.capacity) execute function registry.crowd_tomb();

insert into registry.crowded_tomb (tomb_id)
  select t.id from registry.tomb t
  join registry.deceased d on d.tomb_id = t.id
  group by t.id having count(*) > t.capacity;

-- Who has to be compared with the others of the cemetery again; many at once are the whole of it.
create function registry.due_in() returns trigger language plpgsql as $$
declare
  many boolean := (select count(*) > 100 from fresh);
begin
  insert into registry.duplicate_due (cemetery_id, deceased_id)
    select distinct cemetery_id, case when many then null else id end from fresh;
  return null;
end $$;

create function registry.due_over() returns trigger language plpgsql as $$
declare
  ids int[] := array(
    select f.id from fresh f join gone g using (id)
    where (f.cemetery_id, f.tomb_id, f.surname_key, f.name_key, f.birthdate, f.deathdate,
        f.fiscal_code)
      is distinct from (g.cemetery_id, g.tomb_id, g.surname_key, g.name_key, g.birthdate,
        g.deathdate, g.fiscal_code));
begin
  insert into registry.duplicate_due (cemetery_id, deceased_id)
    select distinct cemetery_id, case when cardinality(ids) > 100 then null else id end
    from fresh where id = any (ids);
  return null;
end $$;

create trigger deceased_due_in after insert on registry.deceased
  referencing new table as fresh for each statement execute function registry.due_in();
create trigger deceased_due_over after update on registry.deceased
  referencing new table as fresh old table as gone
  for each statement execute function registry.due_over();

insert into registry.duplicate_due (cemetery_id) select id from registry.cemetery;

-- given names one letter apart, or the one with further names behind it
create function registry.near_given(one text, other text) returns boolean
language sql immutable strict parallel safe as $$
  select one = other
    or least(length(one), length(other)) >= 4
      and public.levenshtein_less_equal(left(one, 255), left(other, 255), 1) <= 1
    or starts_with(one || ' ', other || ' ') or starts_with(other || ' ', one || ' ')
$$;

create function registry.near_surname(one text, other text) returns boolean
language sql immutable strict parallel safe as $$
  select one = other
    or least(length(one), length(other)) >= 4
      and public.levenshtein_less_equal(left(one, 255), left(other, 255), 1) <= 1
$$;
