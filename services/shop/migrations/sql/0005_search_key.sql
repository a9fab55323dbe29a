-- Folding of names, equal letter by letter to services/kit/text.py (a test proves it).
create function shop.plain(t text) returns text
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

-- apostrophes, hyphens, dots, commas and blanks of any kind fall away
create function shop.fold(t text) returns text
language plpgsql immutable strict parallel safe as $$
begin
  return shop.plain(translate(t,
    ' -.,''’‘‛ʼʻʹˊˋ′´`＇' || U&'\2010\2011\2012\2013\2014\2212' ||
    U&'\0009\000A\000B\000C\000D\001C\001D\001E\001F\0085\00A0\1680\2000\2001\2002\2003\2004' ||
    U&'\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000', ''));
end $$;

-- what a search for an order reads, without signs of telephones and addresses (orders/wanted.py)
create function shop.order_key(
  number text, customer_name text, customer_email text, customer_phone text,
  tomb_label text, deceased_label text
) returns text
language sql immutable parallel safe as $$
  select translate(concat_ws(E'\n', shop.fold(number), shop.fold(customer_name),
    shop.fold(customer_email), shop.fold(customer_phone), shop.fold(tomb_label),
    shop.fold(deceased_label)), '+()/', '')
$$;
