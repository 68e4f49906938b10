// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const updatePackageBody = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data0) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.package_identifier !== undefined){
let data1 = data.package_identifier;
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["search", "review"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"choice",params:{}});
errors++;
}
}
if(data.tagline !== undefined){
let data3 = data.tagline;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/tagline",keyword:"maxLength",params:{limit: 160}});
errors++;
}
}
}
if(data.price !== undefined){
let data4 = data.price;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data4 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/price",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data.inclusions !== undefined){
let data5 = data.inclusions;
if(Array.isArray(data5)){
if(data5.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/inclusions",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func0(data6) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/inclusions/" + i0,keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/inclusions/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inclusions/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/inclusions",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.max_links !== undefined){
let data7 = data.max_links;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_links",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 10000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/max_links",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/max_links",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.max_otd_prices !== undefined){
let data8 = data.max_otd_prices;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_otd_prices",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/max_otd_prices",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/max_otd_prices",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.max_quotes !== undefined){
let data9 = data.max_quotes;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_quotes",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/max_quotes",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/max_quotes",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.max_contracts !== undefined){
let data10 = data.max_contracts;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/max_contracts",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 10000 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_contracts",keyword:"maximum",params:{comparison: "<=", limit: 10000}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/max_contracts",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.days_included !== undefined){
let data11 = data.days_included;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/days_included",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 730 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/days_included",keyword:"maximum",params:{comparison: "<=", limit: 730}});
errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/days_included",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.is_active !== undefined){
if(typeof data.is_active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_active",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.position !== undefined){
let data13 = data.position;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 1000 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"maximum",params:{comparison: "<=", limit: 1000}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/position",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.version !== undefined){
let data14 = data.version;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2147483647 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data14 < 1 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["name", "package_identifier", "kind", "tagline", "price", "inclusions", "max_links", "max_otd_prices", "max_quotes", "max_contracts", "days_included", "is_active", "position", "version"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
